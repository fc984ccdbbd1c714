// Files on their way to the server and from it, for who is signed in.
import { renewSession } from '../../lib/session/renew-session.ts';
import { getToken } from '../../lib/session/session.ts';

export interface SendOptions {
  /** Told how much of the file has been sent, 0 to 1. */
  onProgress(part: number): void;
  signal: AbortSignal;
}

interface Answer<Data> {
  status: number;
  body: { data?: Data; error?: { message: string } } | null;
}

/** What did not work now and may work in a moment: the connection went, or the server has too much to do. */
export class NotNow extends Error {}

/** Milliseconds in which nothing moves before a connection counts as dead; once all is sent the server works on it. */
const silence = { sending: 30_000, waiting: 90_000 };

/** Asks with the session's token. A session that is over is renewed once, or waits until somebody has signed in again. */
async function askSignedIn<Reply extends { status: number }>(
  ask: (token: string | null) => Promise<Reply>,
): Promise<Reply> {
  const token = getToken();
  const reply = await ask(token);
  const renewed = reply.status === 401 && (await renewSession(token));
  return renewed ? ask(renewed) : reply;
}

/** Sends a file in a form of its own and answers the `data` of what comes back. Rejects with a sentence for people. */
export async function sendFile<Data>(address: string, form: FormData, options: SendOptions): Promise<Data> {
  const { status, body } = await askSignedIn(async (token) => {
    options.signal.throwIfAborted();
    return send<Data>(address, form, token, options);
  });
  if (status < 400 && body?.data) return body.data;
  const message = body?.error?.message ?? 'Upload failed';
  throw status === 429 || status >= 502 ? new NotNow(message) : new Error(message);
}

/** `fetch` cannot tell how much of a file has been sent; this can. */
function send<Data>(
  address: string,
  form: FormData,
  token: string | null,
  { onProgress, signal }: SendOptions,
): Promise<Answer<Data>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.responseType = 'json';
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    let watchdog: ReturnType<typeof setTimeout>;
    const watch = (milliseconds: number) => {
      clearTimeout(watchdog);
      watchdog = setTimeout(() => {
        reject(new NotNow('The connection broke off. Nothing is lost; please try again.'));
        request.abort();
      }, milliseconds);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      watch(loaded < total ? silence.sending : silence.waiting);
      onProgress(total ? loaded / total : 0);
    };
    request.onload = () => {
      clearTimeout(watchdog);
      resolve({ status: request.status, body: request.response });
    };
    request.onerror = () => {
      clearTimeout(watchdog);
      reject(new NotNow('The server could not be reached. Nothing is lost; please try again.'));
    };
    request.onabort = () => {
      clearTimeout(watchdog);
      reject(signal.reason);
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    watch(silence.sending);
    request.send(form);
  });
}

/** Gives the visitor a text, or bytes, as a file, as if it had been downloaded under this name. */
export function saveAsFile(name: string, type: string, text: BlobPart): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has to have begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Fetches what is for who is signed in only: with the session's token, which a link could not carry. */
export const fetchSignedIn = (path: string): Promise<Response> =>
  askSignedIn((token) => fetch(path, { headers: token ? { authorization: `Bearer ${token}` } : {} }));

/** Fetches a PDF for who is signed in, and gives it to them under this name. Rejects with a sentence. */
export async function saveFetched(path: string, name: string): Promise<void> {
  const answer = await fetchSignedIn(path).catch(() => {
    throw new Error('The server could not be reached: please try again.');
  });
  if (!answer.ok) {
    const { error } = await answer.json().catch(() => ({}));
    throw new Error(error?.message ?? 'The file could not be made: please try again in a moment.');
  }
  saveAsFile(name, 'application/pdf', await answer.blob());
}
