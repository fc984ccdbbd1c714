import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { NewsletterIssueInput } from '../../generated/schema.ts';
import { readFailure } from '../../lib/api/failure.ts';
import { useSettled } from '../../lib/use-settled.ts';
import type { Values } from '../screens/form/form.tsx';
import { type Device, ScaledWindow, WidthChoice } from '../ui/scaled-window.tsx';
import { issueForm } from './issues.tsx';
import { NewsletterPreviewDocument } from './newsletter.generated.ts';

/** Widths of the windows, in CSS pixels. */
const widths: Record<Device, number> = { phone: 360, desktop: 700 };

interface Typed {
  control: Control<Values>;
  id: number | null;
}

/** The mail of what is typed, once the typing rests. */
export function TypedIssuePreview({ control, id }: Typed) {
  const values = useWatch({ control }) as Values;
  const typed = JSON.stringify(issueForm.send({ ...issueForm.blank(), ...values }));
  return <IssuePreview input={JSON.parse(useSettled(typed, 300))} id={id} />;
}

/** The mail itself, as the server makes it. */
export function IssuePreview({ input, id }: { input: NewsletterIssueInput; id: number | null }) {
  const [shown, setShown] = useState<Device>('phone');
  const { data, previousData, error } = useQuery(NewsletterPreviewDocument, {
    // There is something to see before the first word is written.
    variables: {
      input: { ...input, subject: input.subject?.trim() || 'Subject' },
      id: id === null ? null : String(id),
    },
    fetchPolicy: 'no-cache',
  });
  const preview = (data ?? previousData)?.newsletterPreview;
  return (
    <Box as="section" aria-label="Preview" minW="0">
      <WidthChoice shown={shown} onShow={setShown} />
      <Box role="status" fontSize="sm" color="muted" mb="2">
        {error
          ? readFailure(error).message
          : preview
            ? preview.problems.map((problem) => <p key={problem}>{problem}</p>)
            : 'Loading...'}
      </Box>
      {preview && (
        <ScaledWindow windowWidth={widths[shown]} h="70dvh">
          {/* No script of it runs, and no link leads anywhere. */}
          <iframe title="The mail" sandbox="" srcDoc={preview.html} />
        </ScaledWindow>
      )}
    </Box>
  );
}
