import { createContext } from 'react';
import type { PictureImage } from '../../ui/picture.tsx';

/** What the staff's part shows of the agency. */
export interface Agency {
  name: string;
  /** Takes the place of the house's mark and the name. */
  logo?: PictureImage | null;
  /** Opens the chat with a greeting; null without a number. */
  chat: string | null;
  /** Pages of the website that the foot of every page leads to. */
  pages: readonly { path: string; label: string }[];
  /** The agency elsewhere. */
  elsewhere: readonly { name: string; url: string }[];
}

/** Told by the one who mounts the staff's part. */
export const AgencyContext = createContext<Agency>({ name: '', chat: null, pages: [], elsewhere: [] });
