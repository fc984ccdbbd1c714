import type { ListColumn } from '../list/list.ts';
import type { StaffPictureFragment } from '../uploads/picture.generated.ts';
import { Thumbnail } from './cells.tsx';

/** The picture of each record, small. */
export const pictureColumn = <Item,>(pictureOf: (item: Item) => StaffPictureFragment): ListColumn<Item> => ({
  title: 'Image',
  kind: 'picture',
  text: (item) => pictureOf(item).url,
  cell: (item) => <Thumbnail key={pictureOf(item).url} image={pictureOf(item)} />,
});
