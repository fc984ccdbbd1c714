import { useApolloClient } from '@apollo/client/react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useMay } from '../rights/rights.ts';
import { EmptyRows, Unanswered } from '../screens/list/list-states.tsx';
import type { Historied } from '../screens/staff-screen.ts';
import { AskedQuestion, useQuestion } from '../ui/dialogs/question.tsx';
import { displayMoment } from '../ui/moment.ts';
import { usePageTitle } from '../ui/page.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { fieldChanges } from './field-changes.ts';
import { RevisionEntry } from './revision-entry.tsx';
import { type Revision, useRevisions } from './use-revisions.ts';

interface Props {
  historied: Historied;
  recordKey: string;
  /** Address of the screen that it belongs to. */
  back: string;
}

/** All that happened to one record, and the way back to what it was. */
export function RecordHistory({ historied, recordKey, back }: Props) {
  const { noun, screen, form } = historied;
  const { revisions, error, loading, retry, more, documents, restore } = useRevisions(historied, recordKey);
  const name = useName(historied);
  const title = name ? `History of “${name}”` : 'History';
  usePageTitle(title);
  const mayWrite = useMay('writeContent');
  const heading = useRef<HTMLHeadingElement>(null);
  const question = useQuestion<{ revision: Revision; fields: string[] }>(
    ({ revision, fields }) => ({
      title: 'Restore this version?',
      text: `${name ? `“${name}”` : `This ${noun}`} becomes what it was on ${displayMoment(revision.createdAt)}. ${
        fields.length > 0 ? `What changes: ${fields.join(', ')}.` : 'Nothing differs from what it is now.'
      } What it is now stays in this list.`,
      confirmLabel: 'Restore',
      done: `Restored what it was on ${displayMoment(revision.createdAt)}`,
      failed: 'This version could not be restored',
    }),
    ({ revision }) => restore(revision.id),
  );

  async function ask(revision: Revision) {
    try {
      const { now, then } = await documents(revision.id);
      question.ask({ revision, fields: fieldChanges(form, now, then).map(({ label }) => label) });
    } catch (cause) {
      showFailure('This version could not be read', cause);
    }
  }

  return (
    <Box maxW="60rem">
      <ButtonLink to={back} variant="link" size="sm" px="0" mb="2">
        Back to {screen}
      </ButtonLink>
      <chakra.h1 ref={heading} tabIndex={-1} textStyle="heading" overflowWrap="anywhere">
        {title}
      </chakra.h1>
      <chakra.p mt="1" mb="5" color="muted" fontSize="sm">
        Every change of the last 90 days, and the newest 50 of all. Open one to see what it changed; any of
        them can be restored.
      </chakra.p>
      {revisions?.length ? (
        <Flex as="ol" aria-label="Changes" direction="column" gap="2.5">
          {revisions.map((revision, at) => (
            <RevisionEntry
              key={revision.id}
              revision={revision}
              form={form}
              isNewest={at === 0 || !mayWrite}
              onRestore={() => void ask(revision)}
            />
          ))}
        </Flex>
      ) : revisions ? (
        <EmptyRows
          text={`No change of this ${noun} has been kept yet. The next save keeps what it was before.`}
        />
      ) : (
        <Unanswered error={error} refetch={retry} />
      )}
      {more && (
        <Button variant="outline" mt="4" onClick={more} disabled={loading}>
          Show older changes
        </Button>
      )}
      <AskedQuestion question={question} focusAfterYes={() => heading.current} />
    </Box>
  );
}

/** What the record is called now; null as long as that is not known. */
function useName(historied: Historied): string | null {
  const client = useApolloClient();
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    historied.name(client).then(
      (answer) => wanted && setName(answer),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [historied, client]);
  return name;
}
