import { useQuery } from '@apollo/client/react';
import type { useLayer } from '../../lib/history/use-layer.ts';
import { type GalleryPicture, picturesOf } from './gallery-items.ts';
import { type GalleryPageQueryVariables, GalleryPictureDocument } from './gallery-page.generated.ts';
import type { GalleryTileFragment } from './gallery-tile.generated.ts';

interface Asked {
  pictures: readonly GalleryPicture[];
  /** How many there are on all pages. */
  all: number;
  variables: GalleryPageQueryVariables;
  layer: ReturnType<typeof useLayer>;
}

export type OpenPicture = NonNullable<ReturnType<typeof useOpenPicture>>;

/**
 * The picture that the address opens, and where it stands among all that were asked for. Those beside it are known from
 * the list; the server is asked for them at the ends of a list that goes on, and for a picture that is on another page.
 */
export function useOpenPicture({ pictures, all, variables, layer }: Asked) {
  const at = pictures.findIndex(({ id }) => String(id) === layer.value);
  const isWhole = pictures.length === all;
  const { category, search, page } = variables;
  const isKnown = isWhole || (page === 1 && at > 0 && at < pictures.length - 1);
  const { data } = useQuery(GalleryPictureDocument, {
    variables: { id: layer.value ?? '', category, search },
    skip: layer.value === null || isKnown,
    // A picture that was beside the one before is shown while those beside it are on their way.
    returnPartialData: true,
  });
  const asked = data?.galleryItem as GalleryTileFragment | null | undefined;
  const picture = pictures[at] ?? (isWhole || !asked?.image ? undefined : picturesOf([asked])[0]);
  if (!picture) return null;
  const around = data?.list?.around;
  const beside = (from: number, step: number) =>
    isWhole ? pictures.at((from + step) % pictures.length) : pictures[from + step];
  const [previous, next] = at < 0 ? [] : [beside(at, -1), beside(at, 1)];
  const position = at < 0 || page !== 1 ? around?.position : at + 1;
  const open = {
    picture,
    position,
    count: all,
    previous: previous?.id ?? around?.previous?.id,
    next: next?.id ?? around?.next?.id,
  };
  return {
    ...open,
    /** Shows the next (1) or the previous one (-1). */
    go(step: number) {
      // What is on screen may be a step behind a quick hand.
      const now = layer.now();
      const from = pictures.findIndex(({ id }) => String(id) === now);
      const known = from < 0 ? undefined : beside(from, step)?.id;
      const id = known ?? (now === String(picture.id) ? (step > 0 ? open.next : open.previous) : undefined);
      if (id !== undefined) layer.show(String(id));
    },
  };
}
