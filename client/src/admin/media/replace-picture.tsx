import { useApolloClient } from '@apollo/client/react';
import { useContext, useEffect, useRef, useState } from 'react';
import { responseData } from '../../lib/api/response-data.ts';
import type { LibraryPictureFragment } from '../library/library.generated.ts';
import { LibraryDialog } from '../library/library-dialog.tsx';
import { pictureName } from '../library/picture-words.ts';
import { StaffFreshnessContext } from '../screens/list/staff-freshness.ts';
import { AskedQuestion, useQuestion } from '../ui/dialogs/question.tsx';
import { ReplacePictureDocument } from './media.generated.ts';

interface Props {
  picture: LibraryPictureFragment;
  onClose(): void;
}

/** Chooses the picture that takes the place of another one everywhere, asks, and does it. */
export function ReplacePicture({ picture, onClose }: Props) {
  const client = useApolloClient();
  const freshness = useContext(StaffFreshnessContext);
  const [choosing, setChoosing] = useState(true);
  const asked = useRef(false);
  const question = useQuestion<LibraryPictureFragment>(
    (by) => ({
      title: 'Replace this picture?',
      text: `Everything that shows ${pictureName(picture)} will show ${pictureName(by)}: content, settings and drafts. What was before stays in the revisions.`,
      confirmLabel: 'Replace',
      done: 'Picture replaced successfully',
      failed: 'Failed to replace picture',
    }),
    async (by) => {
      const variables = { id: String(picture.id), by: String(by.id) };
      const { data } = await client.mutate({ mutation: ReplacePictureDocument, variables });
      responseData(data);
      // Lists of other screens show it: they are asked for again when they are opened.
      freshness?.expire();
    },
  );

  const { open } = question;
  useEffect(() => {
    if (open) asked.current = true;
    else if (asked.current) onClose();
  }, [open, onClose]);

  return (
    <>
      {choosing && (
        <LibraryDialog
          title={`Replace ${pictureName(picture)} with`}
          except={picture.id}
          onClose={onClose}
          onChoose={([by]) => {
            setChoosing(false);
            if (by) question.ask(by);
          }}
        />
      )}
      <AskedQuestion question={question} focusAfterYes={() => null} />
    </>
  );
}
