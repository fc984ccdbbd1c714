import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogBody, DialogDescription } from '../../ui/dialogs/dialog.tsx';
import { displayMoment } from '../../ui/moment.ts';
import type { FormConfig, Row } from '../resource.ts';
import { unlikeFields } from './alike.ts';
import { Differences } from './differences.tsx';
import type { Conflict } from './use-edit-form.ts';

interface Props<T extends Row, Values extends FieldValues> {
  conflict: Conflict<T, Values> | null;
  noun: string;
  config: FormConfig<T, Values>;
  mine: Values;
  onKeepEditing(): void;
  onReload(theirs: Theirs<T, Values>): void;
  onOverwrite(theirs: Theirs<T, Values>): void;
}

type Theirs<T, Values> = NonNullable<Conflict<T, Values>['theirs']>;

/** A colleague saved first: who, when, what both changed, and what to do about it. */
export function ConflictDialog<T extends Row, Values extends FieldValues>(props: Props<T, Values>) {
  const { conflict, noun, config, mine, onKeepEditing, onReload, onOverwrite } = props;
  const keep = useRef<HTMLButtonElement>(null);
  const theirs = conflict?.theirs ?? null;
  const footer = (
    <>
      <Button ref={keep} variant="ghost" onClick={onKeepEditing} w={wide} mr={{ md: 'auto' }}>
        Keep editing
      </Button>
      {theirs && (
        <>
          <Button variant="outline" onClick={() => onReload(theirs)} w={wide}>
            {conflict?.bySelf ? 'Reload the saved one' : 'Reload theirs'}
          </Button>
          <Button variant="destructive" onClick={() => onOverwrite(theirs)} w={wide}>
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
            {unlikeFields(theirs.values, mine).length > theirs.contested.length && (
              <chakra.p mt="4">
                Both changed what you see here. Everything else is kept as it was changed last.
              </chakra.p>
            )}
            <Differences
              config={config}
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
