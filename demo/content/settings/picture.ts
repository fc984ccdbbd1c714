import type { PictureName } from '../pictures.ts';

/** Stands for the address of a picture of the demo, which is known once it is loaded. */
export const picture = (name: PictureName): `picture:${PictureName}` => `picture:${name}`;
