// The picture the pages About and Contact open with, from the demo set.
import type { PictureImage } from '../../ui/picture.tsx';
import hills672 from './pictures/kampala-hills-672.avif?url';
import hills768 from './pictures/kampala-hills-768.avif?url';
import hills1200 from './pictures/kampala-hills-1200.avif?url';
import hillsWebp from './pictures/kampala-hills-1200.webp?url';
import hills1800 from './pictures/kampala-hills-1800.avif?url';
import hills from './pictures/kampala-hills-share.jpg?url';

/** Kampala's hills at dusk, cut for previews of links; absolute at `origin`. */
export const hillsShare = (origin: string) => ({
  address: origin + hills,
  alt: 'The hills of Kampala at dusk',
});

export const kampalaHills: PictureImage = {
  url: hillsWebp,
  width: 1200,
  height: 800,
  sources: [
    {
      type: 'image/avif',
      srcset: `${hills672} 672w, ${hills768} 768w, ${hills1200} 1200w, ${hills1800} 1800w`,
    },
  ],
};
