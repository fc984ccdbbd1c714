import type { GalleryCategory, GalleryType } from '../../src/generated/schema.ts';
import { demoImage } from './demo-image.ts';

export interface DemoGalleryItem {
  id: number;
  title: string;
  category: GalleryCategory;
  date: string;
  type: GalleryType;
  imageAlt: string | null;
  image: typeof demoImage | null;
  videoUrl: string | null;
}

/** A picture of the gallery, believable but for what the test says about it. */
export function demoGalleryItem(facts: Partial<DemoGalleryItem> & { id: number }): DemoGalleryItem {
  return {
    title: `Picture ${facts.id}`,
    category: 'events',
    date: '2026-02-07',
    type: 'image',
    imageAlt: null,
    image: demoImage,
    videoUrl: null,
    ...facts,
  };
}

export const demoGallery = [
  demoGalleryItem({ id: 1, title: 'Market morning' }),
  demoGalleryItem({ id: 2, title: 'First fire', category: 'stays' }),
  demoGalleryItem({ id: 3, title: 'Boots on ice', category: 'activity' }),
  demoGalleryItem({
    id: 4,
    title: 'Sintel by the fire',
    category: 'activity',
    type: 'video',
    videoUrl: 'https://www.youtube.com/watch?v=eRsGyueVLvQ',
  }),
];
