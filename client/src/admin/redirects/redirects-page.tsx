import { Flex } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useContentActions, useRemoval } from '../screens/content.ts';
import { FormDialog } from '../screens/editing/form-dialog.tsx';
import { useWholeList } from '../screens/list/all-at-once.ts';
import { ListView } from '../screens/list/list-view.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { DeleteButton, EditButton } from '../screens/table/row-buttons.tsx';
import { useOpened } from '../search/use-opened.ts';
import { AskedQuestion } from '../ui/dialogs/asked-question.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import type { StaffRedirectFragment } from './redirects.generated.ts';
import { operations, redirectForm, redirects } from './redirects-list.ts';

const editing = { operations, form: redirectForm };

/** Where addresses lead that the website does not have. */
export function RedirectsPage() {
  usePageTitle(redirects.title);
  const shown = useWholeList(redirects);
  const actions = useContentActions(editing, shown.inCache);
  /** None for a new one. */
  const [edited, setEdited] = useState<{ item: StaffRedirectFragment | null } | null>(null);
  const [savedId, setSavedId] = useState<number | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const removal = useRemoval<StaffRedirectFragment>({
    noun: redirects.noun,
    nameOf: redirects.nameOf,
    fate: 'will lead nowhere any more.',
    remove: actions.remove,
    texts: redirects.texts,
    onRestored: ({ id }) => setSavedId(id),
  });
  const items = shown.whole?.items;
  const open = useCallback(
    (id: number | null) => {
      const item = items?.find((one) => one.id === id) ?? null;
      if (id === null || item) setEdited({ item });
    },
    [items],
  );
  useOpened(items !== undefined, open);
  return (
    <>
      <ListView<StaffRedirectFragment>
        shown={shown}
        titleRef={title}
        savedId={savedId}
        newButton={
          <Button onClick={() => setEdited({ item: null })}>
            <Plus aria-hidden />
            New Redirect
          </Button>
        }
        buttons={(item) => (
          <Flex gap="1">
            <EditButton name={item.from} onClick={() => setEdited({ item })} />
            <DeleteButton name={item.from} onClick={() => removal.ask(item)} />
          </Flex>
        )}
      />
      {edited && (
        <FormDialog<StaffRedirectFragment>
          resource={redirects}
          actions={actions}
          item={edited.item}
          onClose={() => setEdited(null)}
          onSaved={({ id }) => {
            setSavedId(id);
            setEdited(null);
          }}
        />
      )}
      <AskedQuestion question={removal} focusAfterYes={() => title.current} />
    </>
  );
}

export const code: ScreenCode = { Screen: RedirectsPage };
