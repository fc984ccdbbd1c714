import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogDescription } from './dialog.tsx';
import { displayMoment } from './moment.ts';
import type { FormConfig, Row } from './resource.ts';
import type { Conflict } from './use-edit-form.ts';

interface Props<T extends Row, Values extends FieldValues> {
  conflict: Conflict<T> | null;
  noun: string;
  config: FormConfig<T, Values>;
  mine: Values;
  onKeepEditing(): void;
  onReload(theirs: T): void;
  onOverwrite(theirs: T): void;
}

/** A colleague saved first: who, when, what differs, and what to do about it. */
export function ConflictDialog<T extends Row, Values extends FieldValues>(props: Props<T, Values>) {
  const { conflict, noun, config, mine, onKeepEditing, onReload, onOverwrite } = props;
  const keep = useRef<HTMLButtonElement>(null);
  const theirs = conflict?.theirs ?? null;
  const footer = (
    <>
      <Button ref={keep} variant="ghost" onClick={onKeepEditing} mr={{ md: 'auto' }}>
        Keep editing
      </Button>
      {theirs && (
        <>
          <Button variant="outline" onClick={() => onReload(theirs)}>
            Reload theirs
          </Button>
          <Button variant="destructive" onClick={() => onOverwrite(theirs)}>
            Overwrite with mine
          </Button>
        </>
      )}
    </>
  );
  return (
    <Dialog
      kind="question"
      size="md"
      open={conflict !== null}
      onClose={onKeepEditing}
      title="Somebody saved this first"
      initialFocus={() => keep.current}
      footer={footer}
    >
      <DialogBody>
        {conflict && (
          <DialogDescription>
            <strong>{conflict.changedBy ?? 'Somebody'}</strong> changed this {noun}
            {conflict.changedAt && ` on ${displayMoment(conflict.changedAt)}`} while you were editing. What
            you typed is still here and nothing has been saved.
          </DialogDescription>
        )}
        {theirs && <Differences config={config} theirs={config.fromItem(theirs)} mine={mine} />}
      </DialogBody>
    </Dialog>
  );
}

function Differences<T extends Row, Values extends FieldValues>(props: {
  config: FormConfig<T, Values>;
  theirs: Values;
  mine: Values;
}) {
  const { config, theirs, mine } = props;
  const fields = Object.keys(config.labels).filter((field) => theirs[field] !== mine[field]);
  if (fields.length === 0) return <Box mt="4">Both say the same.</Box>;
  return (
    <Flex as="ul" direction="column" gap="4" mt="5">
      {fields.map((field) => (
        <li key={field}>
          <Box fontWeight="semibold" fontSize="sm" mb="1.5">
            {config.labels[field]}
          </Box>
          <Grid templateColumns={{ sm: '1fr 1fr' }} gap="2">
            <Side title="Theirs" value={theirs[field]} />
            <Side title="Mine" value={mine[field]} />
          </Grid>
        </li>
      ))}
    </Flex>
  );
}

function Side({ title, value }: { title: string; value: unknown }) {
  return (
    <Box
      bg="sand"
      px="3"
      py="2"
      borderRadius="sm"
      fontSize="sm"
      maxH="10rem"
      overflowY="auto"
      overflowWrap="anywhere"
      whiteSpace="pre-line"
    >
      <chakra.span display="block" textStyle="label" color="muted">
        {title}
      </chakra.span>
      {typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value ?? '') || 'nothing'}
    </Box>
  );
}
