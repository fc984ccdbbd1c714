import { renewSession } from '../../../lib/session/renew-session.ts';
import { getToken } from '../../../lib/session/session.ts';

interface Options {
  /** Told how much of the file has been sent, 0 to 1. */
  onProgress(part: number): void;
  signal: AbortSignal;
}

interface Answer {
  status: number;
  body: { data?: { url: string }; error?: { message: string } } | null;
}

/**
 * Sends a picture to our own media and answers its address, such as `/media/x.jpg`. A session that is
 * over is renewed once, or waits until somebody has signed in again. Rejects with a sentence for people.
 */
export async function uploadImage(file: File, options: Options): Promise<string> {
  const token = getToken();
  let answer = await send(file, token, options);
  if (answer.status === 401) {
    const renewed = await renewSession(token);
    options.signal.throwIfAborted();
    if (renewed) answer = await send(file, renewed, options);
  }
  const url = answer.body?.data?.url;
  if (answer.status >= 400 || !url) throw new Error(answer.body?.error?.message ?? 'Upload failed');
  return url;
}

/** `fetch` cannot tell how much of a file has been sent; this can. */
function send(file: File, token: string | null, { onProgress, signal }: Options): Promise<Answer> {
  const form = new FormData();
  form.append('upload_preset', 'website');
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/v1/uploads');
    request.responseType = 'json';
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: request.response });
    request.onerror = () =>
      reject(new Error('The server could not be reached. Nothing is lost; please try again.'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
