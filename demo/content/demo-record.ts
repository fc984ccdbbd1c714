import type { PictureName } from './pictures.ts';

/** What staff would fill in, with the name of a picture in place of its address and its words. */
export type Demo<Input> = Omit<Input, 'image' | 'imageAlt' | 'imageUrl'> & {
  /** Left out where there is none. */
  picture?: PictureName;
  /** When it was written, ISO 8601 in UTC; when it is loaded, if left out. */
  createdAt?: string;
};
