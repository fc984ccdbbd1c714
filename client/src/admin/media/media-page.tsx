// Everything that was uploaded: found, described, replaced and deleted; many files at once.
import { useApolloClient } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { Replace } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import type { LibraryPictureFragment } from '../library/library.generated.ts';
import { libraryPictures } from '../library/library-list.tsx';
import { UploadBatch, useLibraryUploads } from '../library/library-uploads.tsx';
import { pictureName } from '../library/picture-words.ts';
import { useMay } from '../rights/rights.ts';
import { restoringTo, useRemoval } from '../screens/content.ts';
import { FormDialog } from '../screens/editing/form-dialog.tsx';
import { useLeaveGuard } from '../screens/editing/use-leave-guard.ts';
import { ListView } from '../screens/list/list-view.tsx';
import { usePagedList } from '../screens/list/page-by-page.ts';
import { evictingList } from '../screens/list/paged-list.ts';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { DeleteButton, EditButton, RowButton } from '../screens/table/row-buttons.tsx';
import { FileButton } from '../screens/uploads/upload-controls.tsx';
import { AskedQuestion, QuestionDialog } from '../ui/dialogs/question.tsx';
import { usePageTitle } from '../ui/page.tsx';
import { RestorePictureDocument } from './media.generated.ts';
import { editedPicture, useMediaActions } from './media-form.tsx';
import { ReplacePicture } from './replace-picture.tsx';

export function MediaPage() {
  usePageTitle(libraryPictures.title);
  const { cache } = useApolloClient();
  const mayWrite = useMay('writeContent');
  const shown = usePagedList(libraryPictures);
  const { place, inCache } = shown;
  const actions = useMediaActions(inCache);
  const [opened, setOpened] = useState<LibraryPictureFragment | null>(null);
  const [replaced, setReplaced] = useState<LibraryPictureFragment | null>(null);
  const [savedId, setSavedId] = useState<number | null>(null);
  const uploads = useLibraryUploads((picture) => inCache.insert(cache, picture));
  const leaving = useLeaveGuard(uploads.isBusy);
  const title = useRef<HTMLHeadingElement>(null);
  const removal = useRemoval<LibraryPictureFragment>({
    noun: libraryPictures.noun,
    nameOf: libraryPictures.nameOf,
    fate: 'will be removed from the library. You can restore it from the trash for 30 days.',
    remove: actions.remove,
    texts: editedPicture.texts,
    onRestored: ({ id }) => setSavedId(id),
  });
  const { ask } = removal;
  const buttons = useCallback(
    (item: LibraryPictureFragment) => (
      <PictureButtons
        item={item}
        onEdit={() => setOpened(item)}
        onReplace={() => setReplaced(item)}
        onDelete={() => ask(item)}
      />
    ),
    [ask],
  );

  return (
    <>
      <ListView<LibraryPictureFragment>
        shown={shown}
        titleRef={title}
        savedId={savedId}
        newButton={
          mayWrite && (
            <FileButton
              multiple
              label="Upload pictures"
              onChoose={(_, files) => {
                place.reset();
                uploads.add(files);
              }}
            />
          )
        }
        news={
          <Flex flex="1 1 100%" direction="column">
            <TrashLink to={`${paths.admin}/trash?show=media`}>Deleted pictures</TrashLink>
          </Flex>
        }
        above={<UploadBatch uploads={uploads} />}
        buttons={mayWrite ? buttons : undefined}
      />
      {opened && (
        <FormDialog
          resource={editedPicture}
          actions={actions}
          item={opened}
          onClose={() => setOpened(null)}
          onSaved={({ id }) => {
            setSavedId(id);
            setOpened(null);
          }}
        />
      )}
      {replaced && <ReplacePicture picture={replaced} onClose={() => setReplaced(null)} />}
      <AskedQuestion question={removal} focusAfterYes={() => title.current} />
      <QuestionDialog
        open={leaving.asking}
        title="Leave while pictures are on their way?"
        cancelLabel="Stay"
        confirmLabel="Leave"
        onCancel={leaving.stay}
        onConfirm={() => {
          uploads.queue.cancel();
          leaving.leave();
        }}
      >
        Those that have not arrived yet will not be uploaded.
      </QuestionDialog>
    </>
  );
}

const TrashLink = chakra(Link, {
  base: { textDecoration: 'underline', textUnderlineOffset: '0.2em', _hover: { color: 'accentText' } },
});

export const code: ScreenCode = {
  Screen: MediaPage,
  restoring: restoringTo<LibraryPictureFragment>(
    evictingList(libraryPictures.list),
    { restore: RestorePictureDocument },
    editedPicture.texts,
  ),
};

interface Props {
  item: LibraryPictureFragment;
  onEdit(): void;
  onReplace(): void;
  onDelete(): void;
}

/** What can be done to a picture. */
function PictureButtons({ item, onEdit, onReplace, onDelete }: Props) {
  const name = pictureName(item);
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
