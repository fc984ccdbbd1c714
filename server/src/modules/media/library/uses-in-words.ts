import type { MediaUseMapper } from './media-uses.service.ts';

/** Named one by one; the rest are counted. */
const most = 3;

/** What tells of the past: no picture in it can be replaced, and it goes by itself if at all. */
const past = ['revision', 'mail'];

/** Why a picture cannot be deleted, and what to do. */
export function inUseSentence(uses: readonly MediaUseMapper[]): string {
  const named = uses.slice(0, most).map(inWords);
  const more = uses.length - named.length;
  if (more > 0) named.push(`${more} more`);
  const list = named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : named.join('');
  const isPast = uses.every(({ kind }) => past.includes(kind));
  const advice = isPast
    ? 'It can be deleted when nothing of the past shows it any more: revisions go after 90 days, but for the newest 50 of a record.'
    : 'Replace it there: revisions and mails that were sent keep it.';
  return `This picture is in use and was not deleted: ${list}. ${advice}`;
}

function inWords({ kind, title, isDeleted }: MediaUseMapper): string {
  const noun = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${noun} “${title}”${isDeleted ? ' in the trash' : ''}`;
}
