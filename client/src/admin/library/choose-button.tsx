import { Images } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { LibraryPictureFragment } from './library.generated.ts';
import { LibraryDialog } from './library-dialog.tsx';

/** Opens the library to choose one picture from it. */
export function ChooseButton({ onChoose }: { onChoose(picture: LibraryPictureFragment): void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        type="button"
        variant="outline"
        size="sm"
        minH="11"
        borderColor="lineStrong"
        bg="white"
        onClick={() => setOpen(true)}
      >
        <Images aria-hidden />
        Choose from the library
      </Button>
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
