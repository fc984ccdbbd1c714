// What the bar offers for the chosen rows of a screen.
import { useApolloClient } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { toast } from 'sonner';
import { readFailure } from '../../../lib/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Options, optionsOf, Select } from '../../ui/controls.tsx';
import { QuestionDialog } from '../../ui/dialogs/question.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import type { Row } from '../editing/edited.ts';
import type { ListInCache } from '../list/list.ts';
import { counted, leftOutWords, type ManyOperations, runMany } from './many-operations.ts';
import { type Selection, SelectionBar } from './selection.tsx';

interface Props<T extends Row> {
  noun: string;
  /** The names of the categories, where there are some. */
  categories?: Readonly<Record<string, string>>;
  operations: ManyOperations<T>;
  list: ListInCache<T>;
  selection: Selection<T>;
}

export function ManyBar<T extends Row>(props: Props<T>) {
  const { noun, categories, selection } = props;
  const many = useMany(props);
  const [asking, setAsking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const { length } = selection.chosen;
  const none = length === 0 || many.busy;
  return (
    <SelectionBar ref={bar} selection={selection}>
      {many.publish && <BarButton label="Publish" none={none} onClick={many.publish} />}
      {many.unpublish && <BarButton label="Unpublish" none={none} onClick={many.unpublish} />}
      {categories && many.categorise && (
        <CategoryChoice categories={categories} none={none} onChoose={many.categorise} />
      )}
      <BarButton label="Move to trash" none={none} onClick={() => setAsking(true)} />
      <QuestionDialog
        open={asking}
        title={`Delete ${counted(length, noun)}?`}
        cancelLabel="Cancel"
        confirmLabel="Delete"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void many.remove();
        }}
        finalFocus={() => bar.current}
      >
        {`${counted(length, noun)} will be removed from the website. You can restore ${length === 1 ? 'it' : 'them'} from the trash for 30 days.`}
      </QuestionDialog>
    </SelectionBar>
  );
}

interface BarButtonProps {
  label: ReactNode;
  /** There is nothing to do it to: the button stays, so that the focus does not get lost on it. */
  none: boolean;
  onClick(): void;
}

export function BarButton({ label, none, onClick }: BarButtonProps) {
  return (
    <Button variant="outline" size="sm" minH="10" aria-disabled={none} onClick={() => none || onClick()}>
      {label}
    </Button>
  );
}

interface CategoryProps {
  categories: Readonly<Record<string, string>>;
  none: boolean;
  onChoose(category: string, label: string): void;
}

/** A category, and the button that gives it: a choice by arrow keys changes nothing yet. */
function CategoryChoice({ categories, none, onChoose }: CategoryProps) {
  const [category, setCategory] = useState('');
  const label = categories[category];
  return (
    <Flex gap="1">
      <Select
        aria-label="New category"
        value={category}
        onChange={({ target }) => setCategory(target.value)}
        w="auto"
        minH="10"
        py="1"
        fontSize="sm"
      >
        <option value="">Category...</option>
        <Options of={optionsOf(categories)} />
      </Select>
      <BarButton
        label="Change category"
        none={none || label === undefined}
        onClick={() => label !== undefined && onChoose(category, label)}
      />
    </Flex>
  );
}

/** Doing something to the chosen rows and saying how that went. What was left out stays chosen, as it is now. */
function useMany<T extends Row>({ noun, operations, list, selection }: Props<T>) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);

  async function run(
    did: string,
    mutation: ManyOperations<T>['delete'],
    then: 'arrange' | 'remove',
    { undo, more }: { undo?(rows: readonly Row[]): Promise<void>; more?: object } = {},
  ) {
    const rows = selection.chosen;
    if (busy || rows.length === 0) return;
    setBusy(true);
    try {
      const { done, leftOut } = await runMany(client, list, mutation, rows, then, more);
      selection.leave(done);
      const description = leftOutWords(leftOut, rows.length);
      const changed = rows.filter(({ id }) => done.includes(id));
      const action = undo && { label: 'Undo', onClick: () => void undo(changed) };
      if (done.length === 0) toast.error(`Nothing was ${did}`, { description });
      else toast.success(`${counted(done.length, noun)} ${did}`, { description, action });
    } catch (cause) {
      showFailure(`The ${noun}s could not be ${did}`, cause);
    } finally {
      setBusy(false);
    }
  }

  async function bringBack(rows: readonly Row[]): Promise<void> {
    try {
      const { done, leftOut } = await runMany(client, list, operations.restore, rows, 'putBack');
      toast.success(`${counted(done.length, noun)} restored`, {
        description: leftOutWords(leftOut, rows.length),
      });
    } catch (cause) {
      const action = { label: 'Undo', onClick: () => void bringBack(rows) };
      toast.error(`The ${noun}s could not be restored`, { description: readFailure(cause).message, action });
    }
  }

  const { publish, unpublish, categorise } = operations;
  return {
    busy,
    publish: publish && (() => run('published', publish, 'arrange')),
    unpublish: unpublish && (() => run('taken off the website', unpublish, 'arrange')),
    categorise:
      categorise &&
      ((category: string, label: string) =>
        run(`moved to ${label}`, categorise as unknown as typeof operations.delete, 'arrange', {
          more: { category },
        })),
    remove: () => run('moved to the trash', operations.delete, 'remove', { undo: bringBack }),
  };
}
