import { fetchSignedIn, saveAsFile } from '../screens/files.ts';

/** Fetches a receipt and saves it. Rejects with a sentence. */
export async function saveReceipt(path: string, id: number): Promise<void> {
  const answer = await fetchSignedIn(path).catch(() => {
    throw new Error('The server could not be reached: please try again.');
  });
  if (!answer.ok) {
    const { error } = await answer.json().catch(() => ({}));
    throw new Error(error?.message ?? 'The receipt could not be made: please try again in a moment.');
  }
  saveAsFile(`Donation receipt ${id}.pdf`, 'application/pdf', await answer.blob());
}
