import { Flex } from '@chakra-ui/react';
import { Pencil, Replace, Trash2 } from 'lucide-react';
import type { LibraryPictureFragment } from '../library/library.generated.ts';
import { nameOf } from '../library/picture-words.ts';
import { RowButton } from '../screens/table/row-buttons.tsx';

interface Props {
  item: LibraryPictureFragment;
  onEdit(): void;
  onReplace(): void;
  onDelete(): void;
}

/** What can be done to a picture. */
export function PictureButtons({ item, onEdit, onReplace, onDelete }: Props) {
  const name = nameOf(item);
  return (
    <Flex gap="1" wrap="wrap">
      <RowButton wide label={`Edit ${name}`} word="Edit" icon={<Pencil aria-hidden />} onClick={onEdit} />
      <RowButton
        label={`Replace ${name}`}
        word="Replace"
        icon={<Replace aria-hidden />}
        onClick={onReplace}
      />
      <RowButton label={`Delete ${name}`} word="Delete" icon={<Trash2 aria-hidden />} onClick={onDelete} />
    </Flex>
  );
}
