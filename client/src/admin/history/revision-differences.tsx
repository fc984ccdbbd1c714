import { useQuery } from '@apollo/client/react';
import { Box, chakra, Flex, Grid, VisuallyHidden } from '@chakra-ui/react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailedRows } from '../screens/list/list-states.tsx';
import type { Historied } from '../screens/staff-screen.ts';
import { type FieldChange, fieldChanges } from './field-changes.ts';
import { RevisionDocumentsDocument } from './history.generated.ts';
import type { WordPart } from './word-parts.ts';

/** What one revision changed, field by field. */
export function RevisionDifferences({ form, id }: Pick<Historied, 'form'> & { id: number }) {
  const { data, error, refetch } = useQuery(RevisionDocumentsDocument, { variables: { id } });
  if (error) return <FailedRows error={error} refetch={refetch} />;
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

interface Props {
  removed: string[];
  added: string[];
  /** Nothing was there before: there is only one side. */
  isFirst: boolean;
}

/** Pictures before and after, side by side. */
function PictureDifferences({ removed, added, isFirst }: Props) {
  return (
    <Grid templateColumns={{ sm: 'repeat(2, minmax(0, 1fr))' }} gap="2">
      {!isFirst && <Side title="Before" pictures={removed} />}
      <Side title={isFirst ? 'Picture' : 'After'} pictures={added} />
    </Grid>
  );
}

function Side({ title, pictures }: { title: string; pictures: string[] }) {
  return (
    <Box bg="subtle" px="3" py="2" borderRadius="sm" fontSize="sm">
      <chakra.span display="block" textStyle="label" color="muted" mb="1.5">
        {title}
      </chakra.span>
      {pictures.length === 0 && 'no picture'}
      <Flex gap="2" wrap="wrap">
        {pictures.map((address) => (
          <Picture key={address} src={address} alt={`${title}: ${address}`} loading="lazy" />
        ))}
      </Flex>
    </Box>
  );
}

const Picture = chakra('img', {
  base: {
    maxH: '11rem',
    maxW: 'full',
    borderRadius: 'sm',
    objectFit: 'contain',
    fontSize: 'xs',
    overflowWrap: 'anywhere',
  },
});

/** A text with what was taken out and what was put in, told apart by more than a colour. */
function WordDifferences({ parts }: { parts: WordPart[] }) {
  return (
    <Box
      bg="surface"
      borderWidth="1px"
      borderRadius="sm"
      px="3"
      py="2"
      fontSize="sm"
      lineHeight="1.7"
      overflowWrap="anywhere"
      whiteSpace="pre-line"
    >
      {parts.map(({ kind, text }, at) => {
        if (kind === 'same') return text;
        const [Mark, before, after] = marks[kind];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
          <Mark key={at}>
            <VisuallyHidden> {before}: </VisuallyHidden>
            {text}
            <VisuallyHidden> End of {after}. </VisuallyHidden>
          </Mark>
        );
      })}
    </Box>
  );
}

const Added = chakra('ins', {
  base: {
    bg: 'brandSoft',
    color: 'brandDeep',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    px: '0.5',
  },
});
const Removed = chakra('del', {
  base: { bg: 'dangerSoft', color: 'dangerText', textDecoration: 'line-through', px: '0.5' },
});

const marks = {
  added: [Added, 'Added', 'addition'],
  removed: [Removed, 'Removed', 'removal'],
} as const;
