import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogBody, DialogDescription } from '../../ui/dialogs/dialog.tsx';
import { displayMoment } from '../../ui/moment.ts';
import type { Form, Typed, Values } from '../form/form.tsx';
import type { Conflict } from './editor-state.ts';
import { differentFields } from './merge.ts';

interface ConflictDialogProps<T> {
  conflict: Conflict<T> | null;
  noun: string;
  form: Form<T>;
  mine: Values;
  onKeepEditing(): void;
  onReload(): void;
  onOverwrite(): void;
}

/** A colleague saved first: who, when, what both changed, and what to do about it. */
export function ConflictDialog<T>(props: ConflictDialogProps<T>) {
  const { conflict, noun, form, mine, onKeepEditing, onReload, onOverwrite } = props;
  const keepButton = useRef<HTMLButtonElement>(null);
  const theirs = conflict?.theirs ?? null;
  const footer = (
    <>
      <Button ref={keepButton} variant="ghost" onClick={onKeepEditing} w={wide} me={{ md: 'auto' }}>
        Keep editing
      </Button>
      {theirs && (
        <>
          <Button variant="outline" onClick={onReload} w={wide}>
            {conflict?.bySelf ? 'Reload the saved one' : 'Reload theirs'}
          </Button>
          <Button variant="destructive" onClick={onOverwrite} w={wide}>
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
      title={conflict?.bySelf ? 'You saved this already' : 'Somebody saved this first'}
      initialFocus={() => keepButton.current}
      footer={footer}
    >
      <DialogBody>
        {conflict && (
          <DialogDescription>
            <strong>{conflict.changedBy ?? 'Somebody'}</strong> changed this {noun}
            {conflict.changedAt && ` on ${displayMoment(conflict.changedAt)}`} while you were editing
            {conflict.bySelf && ': that is you, in another tab or by a save whose answer got lost'}. What you
            typed is still here and nothing of it has been saved.
          </DialogDescription>
        )}
        {conflict && !theirs && (
          <chakra.p mt="4">
            It could not be read just now, so there is nothing to compare. Keep editing, and save again in a
            moment.
          </chakra.p>
        )}
        {theirs && conflict && (
          <>
            {differentFields(theirs.values, mine).length > theirs.contested.length && (
              <chakra.p mt="4">
                Both changed what you see here. Everything else is kept as it was changed last.
              </chakra.p>
            )}
            <Differences
              form={form}
              fields={theirs.contested}
              theirs={{ title: conflict.bySelf ? 'Saved' : 'Theirs', values: theirs.values }}
              mine={mine}
            />
          </>
        )}
      </DialogBody>
    </Dialog>
  );
}

/** Below each other on a phone. */
const wide = { base: 'full', md: 'auto' };

interface DifferencesProps<T> {
  form: Form<T>;
  fields: readonly string[];
  /** What is saved, and what that is called here. */
  theirs: { title: string; values: Values };
  mine: Values;
}

/** The fields of which only one of two states can be kept, side by side. */
function Differences<T>({ form, fields, theirs, mine }: DifferencesProps<T>) {
  return (
    <Flex as="ul" direction="column" gap="4" mt="5">
      {Object.keys(form.labels)
        .filter((field) => fields.includes(field))
        .map((field) => {
          const [saved, typed] = bothInWords(form, field, [theirs.values[field], mine[field]]);
          return (
            <li key={field}>
              <chakra.p fontSize="sm" fontWeight="semibold" mb="1.5">
                {form.labels[field]}
              </chakra.p>
              <Grid templateColumns={{ sm: 'repeat(2, minmax(0, 1fr))' }} gap="2">
                <Side title={theirs.title} text={saved} />
                <Side title="Mine" text={typed} />
              </Grid>
            </li>
          );
        })}
    </Flex>
  );
}

function Side({ title, text }: { title: string; text: string | undefined }) {
  return (
    <Box
      bg="subtle"
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
      {text || 'nothing'}
    </Box>
  );
}

/** As people read them; what reads the same but is not, such as a bold word, as the form holds it. */
function bothInWords<T>({ inWords }: Form<T>, field: string, both: (Typed | undefined)[]): string[] {
  const words = both.map((typed) => inWords(field, typed));
  return words[0] === words[1] ? both.map((typed) => String(typed ?? '').trim()) : words;
}
