import { fetchSignedIn, saveAsFile } from '../screens/files.ts';
import type { ReplyFileFragment } from './replies.generated.ts';

/** Saves a file that went with a reply. Rejects with a sentence for people. */
export async function downloadAttachment({ id, name, type }: ReplyFileFragment): Promise<void> {
  const answer = await fetchSignedIn(`/api/v1/admin/attachments/${id}`);
  if (!answer.ok) {
    const { error } = (await answer.json().catch(() => ({}))) as { error?: { message: string } };
    throw new Error(error?.message ?? 'The file could not be downloaded. Please try again.');
  }
  saveAsFile(name, type, await answer.blob());
}
