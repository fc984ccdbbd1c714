import { Flex } from '@chakra-ui/react';
import { Replace } from 'lucide-react';
import type { LibraryPictureFragment } from '../library/library.generated.ts';
import { nameOf } from '../library/picture-words.ts';
import { DeleteButton, EditButton, RowButton } from '../screens/table/row-buttons.tsx';

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
      <EditButton wide name={name} onClick={onEdit} />
      <RowButton
        label={`Replace ${name}`}
        word="Replace"
        icon={<Replace aria-hidden />}
        onClick={onReplace}
      />
      <DeleteButton name={name} onClick={onDelete} />
    </Flex>
  );
}
