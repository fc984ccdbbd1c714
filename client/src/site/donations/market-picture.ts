// A market in a village. It was drawn by the demo set and put into files by `npm run site-pictures --workspace demo`.

import type { PictureImage } from '../../ui/picture.tsx';
import market672 from './pictures/market-day-672.avif?url';
import market768 from './pictures/market-day-768.avif?url';
import market1280 from './pictures/market-day-1280.avif?url';
import marketWebp from './pictures/market-day-1280.webp?url';
import market from './pictures/market-day-share.jpg?url';

/** The same, cut for previews of links; absolute at `origin`. */
export const marketShare = (origin: string) => ({
  address: origin + market,
  alt: 'Market day in a village on the way to Masaka',
});

export const marketPicture: PictureImage = {
  url: marketWebp,
  width: 1280,
  height: 853,
  sources: [{ type: 'image/avif', srcset: `${market672} 672w, ${market768} 768w, ${market1280} 1280w` }],
};
