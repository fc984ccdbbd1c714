import { renewSession } from '../../lib/session/renew-session.ts';
import { getToken } from '../../lib/session/session.ts';
import { saveFile } from '../screens/table/save-file.ts';
import type { ReplyFileFragment } from './replies.generated.ts';

/** Saves a file that went with a reply. Rejects with a sentence for people. */
export async function downloadAttachment({ id, name, type }: ReplyFileFragment): Promise<void> {
  const ask = (token: string | null) =>
    fetch(`/api/v1/admin/attachments/${id}`, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  const token = getToken();
  let answer = await ask(token);
  if (answer.status === 401) answer = await ask(await renewSession(token));
  if (!answer.ok) {
    const { error } = (await answer.json().catch(() => ({}))) as { error?: { message: string } };
    throw new Error(error?.message ?? 'The file could not be downloaded. Please try again.');
  }
  saveFile(name, type, await answer.blob());
}
