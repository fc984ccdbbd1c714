// Kampala at dusk. It was drawn by the demo set and put into files by `npm run site-pictures --workspace server`.

import type { PictureImage } from '../../ui/picture.tsx';
import kampala672 from './pictures/kampala-hills-672.avif?url';
import kampala768 from './pictures/kampala-hills-768.avif?url';
import kampala1280 from './pictures/kampala-hills-1280.avif?url';
import kampalaWebp from './pictures/kampala-hills-1280.webp?url';

export const kampalaPicture: PictureImage = {
  url: kampalaWebp,
  width: 1280,
  height: 853,
  sources: [{ type: 'image/avif', srcset: `${kampala672} 672w, ${kampala768} 768w, ${kampala1280} 1280w` }],
};
