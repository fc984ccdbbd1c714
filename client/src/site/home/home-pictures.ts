// The home page's own pictures. They are drawn by the demo set and put into files by `npm run site-pictures --workspace demo`.

import type { PictureImage } from '../../ui/picture.tsx';
import forest672 from './pictures/gorilla-forest-672.avif?url';
import forest840 from './pictures/gorilla-forest-840.avif?url';
import forest1200 from './pictures/gorilla-forest-1200.avif?url';
import forestWebp from './pictures/gorilla-forest-1200.webp?url';
import forest1800 from './pictures/gorilla-forest-1800.avif?url';
import bark672 from './pictures/kasubi-heritage-672.avif?url';
import bark840 from './pictures/kasubi-heritage-840.avif?url';
import bark1200 from './pictures/kasubi-heritage-1200.avif?url';
import barkWebp from './pictures/kasubi-heritage-1200.webp?url';
import falls672 from './pictures/murchison-falls-672.avif?url';
import falls840 from './pictures/murchison-falls-840.avif?url';
import falls1200 from './pictures/murchison-falls-1200.avif?url';
import fallsWebp from './pictures/murchison-falls-1200.webp?url';
import falls1800 from './pictures/murchison-falls-1800.avif?url';
import peaks672 from './pictures/rwenzori-peaks-672.avif?url';
import peaks840 from './pictures/rwenzori-peaks-840.avif?url';
import peaks1200 from './pictures/rwenzori-peaks-1200.avif?url';
import peaksWebp from './pictures/rwenzori-peaks-1200.webp?url';
import peaks1800 from './pictures/rwenzori-peaks-1800.avif?url';

const image = (webp: string, ...avif: [address: string, width: number][]): PictureImage => ({
  url: webp,
  width: 1200,
  height: 800,
  sources: [
    { type: 'image/avif', srcset: avif.map(([address, width]) => `${address} ${width}w`).join(', ') },
  ],
});

export const homePictures = {
  'gorilla-forest': image(
    forestWebp,
    [forest672, 672],
    [forest840, 840],
    [forest1200, 1200],
    [forest1800, 1800],
  ),
  'murchison-falls': image(fallsWebp, [falls672, 672], [falls840, 840], [falls1200, 1200], [falls1800, 1800]),
  'rwenzori-peaks': image(peaksWebp, [peaks672, 672], [peaks840, 840], [peaks1200, 1200], [peaks1800, 1800]),
  'bark-cloth': image(barkWebp, [bark672, 672], [bark840, 840], [bark1200, 1200]),
};
