import type { LibraryPictureFragment } from './library.generated.ts';

/** What a picture is called where it has to be called something: what it shows says more than the name of a file. */
export const pictureName = ({ name, alt, id }: Pick<LibraryPictureFragment, 'name' | 'alt' | 'id'>) =>
  alt ?? name ?? `Picture ${id}`;

/** The same picture where all of it shall be seen, on a quiet ground. */
export const whole = (image: LibraryPictureFragment['image']) => ({
  ...image,
  placeholder: null,
  focus: null,
});

/** Where it is to be seen now, in a line; empty for one that nothing names. */
export function placesOf({ shownIn, isUsed }: Pick<LibraryPictureFragment, 'shownIn' | 'isUsed'>): string {
  if (shownIn.length === 0) return isUsed ? 'Only what was shows it' : 'Not used';
  return `In ${shownIn.map(({ title, isDeleted }) => (isDeleted ? `${title} (trash)` : title)).join(', ')}`;
}
