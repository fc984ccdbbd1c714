// "Choose from the library": the pictures in a dialog. One is chosen by its press; of many, those that are marked.
import { useApolloClient } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { Images } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SearchBox } from '../screens/list/list-header.tsx';
import type { ListPlace, Place } from '../screens/list/list-place.ts';
import { EmptyRows, Unanswered } from '../screens/list/list-states.tsx';
import { usePages } from '../screens/list/page-by-page.ts';
import { FileButton } from '../screens/uploads/upload-controls.tsx';
import { Dialog, DialogBody } from '../ui/dialogs/dialog.tsx';
import { SmallButton } from '../ui/small-button.tsx';
import type { LibraryPictureFragment } from './library.generated.ts';
import { libraryPictures } from './library-list.tsx';
import { UploadBatch, useLibraryUploads } from './library-uploads.tsx';
import { ChoicePager, PictureChoices } from './picture-choices.tsx';

interface Props {
  title?: string;
  onClose(): void;
  /** The chosen ones in the order of the presses; one unless there is a `button`. */
  onChoose(pictures: LibraryPictureFragment[]): void;
  /** Several can be chosen: what the button says that takes them. */
  button?(count: number): string;
  /** How many that may be. */
  max?: number;
  /** Not offered. */
  except?: number;
}

const place = { show: 'all', sort: '-uploaded', rows: 24 };

export function LibraryDialog({
  max = Number.POSITIVE_INFINITY,
  title = 'Choose from the library',
  onClose,
  onChoose,
  button,
  except,
}: Props) {
  const { cache } = useApolloClient();
  const at = useLocalPlace(place);
  const listed = usePages(libraryPictures, at);
  const [chosen, setChosen] = useState<LibraryPictureFragment[]>([]);
  const toggle = (picture: LibraryPictureFragment) => {
    if (!button) return onChoose([picture]);
    const others = chosen.filter(({ id }) => id !== picture.id);
    setChosen(others.length < chosen.length ? others : [...chosen, picture]);
  };
  const uploads = useLibraryUploads((picture) => {
    listed.inCache.insert(cache, picture);
    if (button) setChosen((before) => [...before.filter(({ id }) => id !== picture.id), picture]);
  });
  const items = listed.items?.filter(({ id }) => id !== except);

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        button && (
          <>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button
              disabled={chosen.length === 0 || chosen.length > max || uploads.isBusy}
              onClick={() => onChoose(chosen)}
            >
              {button(chosen.length)}
            </Button>
          </>
        )
      }
    >
      <DialogBody>
        <Flex wrap="wrap" gap="3" mb="4" align="center">
          <SearchBox label="Search pictures" value={at.now.q} onChange={(q) => at.seek({ q })} />
          <FileButton multiple label="Upload pictures" onChoose={(_, files) => uploads.add(files)} />
        </Flex>
        <UploadBatch uploads={uploads} />
        {items?.length ? (
          <PictureChoices
            key={listed.from}
            pictures={items}
            chosen={button ? chosen.map(({ id }) => id) : null}
            onPress={toggle}
          />
        ) : items ? (
          <EmptyRows text={at.now.q ? libraryPictures.emptySearch : libraryPictures.empty} />
        ) : (
          <Unanswered error={listed.error} refetch={listed.retry} />
        )}
        <ChoicePager listed={listed} />
        {button && (
          <chakra.p role="status" mt="3" fontSize="sm" color="muted">
            {chosen.length === 1 ? '1 picture is chosen.' : `${chosen.length} pictures are chosen.`}
            {chosen.length > max && ` At most ${max} can be: press some again to leave them out.`}
          </chakra.p>
        )}
      </DialogBody>
    </Dialog>
  );
}

/** Opens the library to choose one picture from it. */
export function ChooseButton({ onChoose }: { onChoose(picture: LibraryPictureFragment): void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <SmallButton type="button" borderColor="lineStrong" bg="white" onClick={() => setOpen(true)}>
        <Images aria-hidden />
        Choose from the library
      </SmallButton>
      {open && (
        <LibraryDialog
          onClose={() => setOpen(false)}
          onChoose={([picture]) => {
            setOpen(false);
            if (picture) onChoose(picture);
          }}
        />
      )}
    </>
  );
}

const firstPage = { page: '1', after: '', before: '' };

/** Where somebody is in a list that stands in a dialog: as `useListPlace`, and in no address. */
function useLocalPlace({ show, sort, rows }: { show: string; sort: string; rows: number }): ListPlace {
  const standard = useMemo<Place>(
    () => ({ q: '', show, status: '', sort, columns: '', rows: String(rows), ...firstPage }),
    [show, sort, rows],
  );
  const [now, setNow] = useState(standard);
  const change = (next: Partial<Place>) => setNow((before) => ({ ...before, ...next }) as Place);
  return {
    now,
    standard,
    size: rows,
    seek: (next) => change({ ...next, ...firstPage }),
    turnTo: (page, cursor = {}) => change({ ...firstPage, ...cursor, page: String(page) }),
    choose: () => undefined,
    reset: () => setNow(standard),
  };
}
