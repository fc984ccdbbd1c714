import { renewSession } from '../../../lib/session/renew-session.ts';
import { getToken } from '../../../lib/session/session.ts';

/** Gives the visitor a text, or bytes, as a file, as if it had been downloaded under this name. */
export function saveFile(name: string, type: string, text: BlobPart): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has to have begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Fetches what is for who is signed in only: with the session's token, which a link could not carry. */
export async function fetchSignedIn(path: string): Promise<Response> {
  const ask = (token: string | null) =>
    fetch(path, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  const token = getToken();
  const answer = await ask(token);
  if (answer.status !== 401) return answer;
  const renewed = await renewSession(token);
  return renewed ? ask(renewed) : answer;
}
