// A gallery of many pictures in one go: chosen from the library or uploaded into it, then made with one press.
import { useApolloClient } from '@apollo/client/react';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { LibraryPictureFragment } from '../library/library.generated.ts';
import { LibraryDialog } from '../library/library-dialog.tsx';
import type { ListInCache } from '../screens/list/list.ts';
import { AddManyDialog } from './add-many-dialog.tsx';
import type { StaffGalleryItemFragment } from './gallery.generated.ts';

/** `list` is where the new items come in. */
export function AddMany({ list }: { list: ListInCache<StaffGalleryItemFragment> }) {
  const { cache } = useApolloClient();
  const [choosing, setChoosing] = useState(false);
  const [pictures, setPictures] = useState<LibraryPictureFragment[] | null>(null);
  return (
    <>
      <Button variant="outline" onClick={() => setChoosing(true)} flex={{ base: '1 0 auto', sm: '0 0 auto' }}>
        <Images aria-hidden />
        Add many
      </Button>
      {choosing && (
        <LibraryDialog
          title="Add many pictures"
          button={(count) => (count === 0 ? 'Go on' : `Go on with ${count}`)}
          max={100}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setChoosing(false);
            setPictures(chosen);
          }}
        />
      )}
      {pictures && (
        <AddManyDialog
          pictures={pictures}
          onClose={() => setPictures(null)}
          onMade={(items) => {
            for (const item of items) list.insert(cache, item);
            setPictures(null);
          }}
        />
      )}
    </>
  );
}
