import type { LibraryPictureFragment } from './library.generated.ts';

/** What a picture is called where it has to be called something. */
export const nameOf = ({ name, alt, id }: Pick<LibraryPictureFragment, 'name' | 'alt' | 'id'>) =>
  name ?? alt ?? `Picture ${id}`;
