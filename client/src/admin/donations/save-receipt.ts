import { renewSession } from '../../lib/session/renew-session.ts';
import { getToken } from '../../lib/session/session.ts';
import { saveFile } from '../screens/table/save-file.ts';

/** Fetches a receipt with the session's token, which a link could not carry, and saves it. Rejects with a sentence. */
export async function saveReceipt(path: string, id: number): Promise<void> {
  const token = getToken();
  let answer = await ask(path, token);
  if (answer.status === 401) {
    const renewed = await renewSession(token);
    if (renewed) answer = await ask(path, renewed);
  }
  if (!answer.ok) {
    const { error } = await answer.json().catch(() => ({}));
    throw new Error(error?.message ?? 'The receipt could not be made: please try again in a moment.');
  }
  saveFile(`Donation receipt ${id}.pdf`, 'application/pdf', await answer.blob());
}

function ask(path: string, token: string | null): Promise<Response> {
  return fetch(path, { headers: token ? { authorization: `Bearer ${token}` } : {} }).catch(() => {
    throw new Error('The server could not be reached: please try again.');
  });
}
