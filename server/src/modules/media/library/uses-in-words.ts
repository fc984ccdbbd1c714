import type { MediaUseMapper } from './media-uses.service.ts';

/** Named one by one; the rest are counted. */
const most = 3;

/** Why a picture cannot be deleted, and what to do. */
export function inUseSentence(uses: readonly MediaUseMapper[]): string {
  const named = uses.slice(0, most).map(inWords);
  const more = uses.length - named.length;
  if (more > 0) named.push(`${more} more`);
  const list = named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : named.join('');
  return `This picture is in use and was not deleted: ${list}. Replace it there, then delete it.`;
}

function inWords({ kind, title, isDeleted }: MediaUseMapper): string {
  const noun = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${noun} “${title}”${isDeleted ? ' in the trash' : ''}`;
}
