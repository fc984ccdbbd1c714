import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogBody, DialogDescription } from '../../ui/dialogs/dialog.tsx';
import { displayMoment } from '../../ui/moment.ts';
import type { Form, Values } from '../form/form.tsx';
import { Differences } from './differences.tsx';
import type { Conflict } from './editor-state.ts';
import { differentFields } from './merge.ts';

interface Props<T> {
  conflict: Conflict<T> | null;
  noun: string;
  form: Form<T>;
  mine: Values;
  onKeepEditing(): void;
  onReload(): void;
  onOverwrite(): void;
}

/** A colleague saved first: who, when, what both changed, and what to do about it. */
export function ConflictDialog<T>(props: Props<T>) {
  const { conflict, noun, form, mine, onKeepEditing, onReload, onOverwrite } = props;
  const keep = useRef<HTMLButtonElement>(null);
  const theirs = conflict?.theirs ?? null;
  const footer = (
    <>
      <Button ref={keep} variant="ghost" onClick={onKeepEditing} w={wide} me={{ md: 'auto' }}>
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
      initialFocus={() => keep.current}
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
