import { useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { readFailure } from '../../lib/api/failure.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailedRows } from '../screens/list/list-states.tsx';
import type { Historied } from '../screens/staff-screen.ts';
import { type FieldChange, fieldChanges } from './field-changes.ts';
import { RevisionDocumentsDocument } from './history.generated.ts';
import { PictureDifferences } from './picture-differences.tsx';
import { WordDifferences } from './word-differences.tsx';

/** What one revision changed, field by field. */
export function RevisionDifferences({ form, id }: Pick<Historied, 'form'> & { id: number }) {
  const { data, error, refetch } = useQuery(RevisionDocumentsDocument, { variables: { id } });
  if (error)
    return (
      <FailedRows
        message={readFailure(error).message}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!data) return <Skeleton h="6rem" />;
  if (!data.revision) return <p>This revision is not kept any more.</p>;
  const { document, previous } = data.revision as Documents;
  const changes = fieldChanges(form, previous?.document ?? null, document);
  if (changes.length === 0) return <p>All fields stayed as they were.</p>;
  return (
    <Flex as="ul" direction="column" gap="4">
      {changes.map((change) => (
        <li key={change.name}>
          <chakra.p fontSize="sm" fontWeight="semibold" mb="1.5">
            {change.label}
          </chakra.p>
          <Change change={change} isFirst={previous === null} />
        </li>
      ))}
    </Flex>
  );
}

interface Documents {
  document: Record<string, unknown>;
  previous: { document: Record<string, unknown> } | null;
}

function Change({ change, isFirst }: { change: FieldChange; isFirst: boolean }) {
  const { words, removed, added } = change;
  const hasPictures = removed.length + added.length > 0;
  return (
    <Flex direction="column" gap="2">
      {words.length > 0 && <WordDifferences parts={words} />}
      {hasPictures && <PictureDifferences removed={removed} added={added} isFirst={isFirst} />}
      {words.length === 0 && !hasPictures && (
        <chakra.p fontSize="sm" color="muted">
          The words are the same; their form changed, such as a heading, a bold word or a link.
        </chakra.p>
      )}
    </Flex>
  );
}
