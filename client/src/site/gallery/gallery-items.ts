import type { FilmItem } from '../film/film-grid.tsx';
import type { GalleryTileFragment } from './gallery-tile.generated.ts';

export type GalleryPicture = GalleryTileFragment & { image: NonNullable<GalleryTileFragment['image']> };

/** The items that are pictures. */
export function picturesOf(items: readonly GalleryTileFragment[]): GalleryPicture[] {
  return items.flatMap((item) =>
    item.type === 'image' && item.image ? [{ ...item, image: item.image }] : [],
  );
}

/** The items that are films. */
export function filmsOf(items: readonly GalleryTileFragment[]): FilmItem[] {
  return items.flatMap((item) =>
    item.type === 'video' && item.videoUrl ? [{ ...item, videoUrl: item.videoUrl }] : [],
  );
}
