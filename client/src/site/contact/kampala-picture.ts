// Kampala at dusk. It was drawn by the demo set and put into files by `npm run site-pictures --workspace server`.

import type { PictureImage } from '../../ui/picture.tsx';
import kampala640 from './pictures/kampala-hills-640.avif?url';
import kampala1280 from './pictures/kampala-hills-1280.avif?url';
import kampalaWebp from './pictures/kampala-hills-1280.webp?url';

export const kampalaPicture: PictureImage = {
  url: kampalaWebp,
  width: 1280,
  height: 853,
  sources: [{ type: 'image/avif', srcset: `${kampala640} 640w, ${kampala1280} 1280w` }],
};
