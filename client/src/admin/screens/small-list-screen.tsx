// The screen of a short list that only staff see: its rows are made and changed in a dialog, and deleted one by one.
import { Flex } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useOpened } from '../search/use-opened.ts';
import { AskedQuestion } from '../ui/dialogs/question.tsx';
import { usePageTitle } from '../ui/page.tsx';
import { type Removal, useRemoval } from './content.ts';
import type { Actions, Edited, Row } from './editing/edited.ts';
import { FormDialog } from './editing/form-dialog.tsx';
import type { WholeList } from './list/all-at-once.ts';
import type { ShownList } from './list/list.ts';
import { ListView } from './list/list-view.tsx';
import { DeleteButton, EditButton } from './table/row-buttons.tsx';

/** How such a list describes itself. */
export type SmallList<T extends Row> = WholeList<T> & Edited<T>;

interface Props<T extends Row> {
  list: SmallList<T>;
  shown: ShownList<T>;
  actions: Actions<T>;
  fate: Removal<T>['fate'];
  mayWrite?: boolean;
  hasFile?: boolean;
}

export function SmallListScreen<T extends Row>(props: Props<T>) {
  const { list, shown, actions, fate, mayWrite = true, hasFile } = props;
  const { title, noun, nameOf, form, texts } = list;
  usePageTitle(title);
  /** None for a new one. */
  const [edited, setEdited] = useState<{ item: T | null } | null>(null);
  const [savedId, setSavedId] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const removal = useRemoval<T>({
    noun,
    nameOf,
    fate,
    remove: actions.remove,
    texts,
    onRestored: ({ id }) => setSavedId(id),
  });
  const items = shown.whole?.items;
  const open = useCallback(
    (id: number | null) => {
      const item = items?.find((row) => row.id === id) ?? null;
      if (id === null || item) setEdited({ item });
    },
    [items],
  );
  useOpened(items !== undefined && mayWrite, open);
  return (
    <>
      <ListView
        shown={shown}
        titleRef={heading}
        savedId={savedId}
        hasFile={hasFile}
        newButton={
          mayWrite && (
            <Button onClick={() => open(null)}>
              <Plus aria-hidden />
              {form.heading.create}
            </Button>
          )
        }
        buttons={
          mayWrite
            ? (item) => (
                <Flex gap="1">
                  <EditButton name={nameOf(item)} onClick={() => setEdited({ item })} />
                  <DeleteButton name={nameOf(item)} onClick={() => removal.ask(item)} />
                </Flex>
              )
            : undefined
        }
      />
      {edited && (
        <FormDialog
          resource={list}
          actions={actions}
          item={edited.item}
          onClose={() => setEdited(null)}
          onSaved={({ id }) => {
            setSavedId(id);
            setEdited(null);
          }}
        />
      )}
      <AskedQuestion question={removal} focusAfterYes={() => heading.current} />
    </>
  );
}
