import { Flex } from '@chakra-ui/react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../screens/editing/form-dialog.tsx';
import { ListView } from '../screens/list/list-view.tsx';
import { sortableHere } from '../screens/list/order.ts';
import { useFreshQuery } from '../screens/list/use-fresh-query.ts';
import { useListPlace } from '../screens/list/use-list-place.ts';
import { useWholeList } from '../screens/list/use-whole-list.ts';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { RowButton } from '../screens/table/row-buttons.tsx';
import { useContentActions } from '../screens/use-content-actions.ts';
import { useRemoval } from '../screens/use-removal.ts';
import { useOpened } from '../search/use-opened.ts';
import { AskedQuestion } from '../ui/dialogs/asked-question.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { type StaffRedirectFragment, StaffRedirectsDocument } from './redirects.generated.ts';
import { operations, redirectForm, redirects, redirectsInCache } from './redirects-list.ts';

const editing = { operations, form: redirectForm };

/** Where addresses lead that the website does not have. */
export function RedirectsPage() {
  usePageTitle(redirects.title);
  const { data, error, refetch } = useFreshQuery(StaffRedirectsDocument);
  const place = useListPlace(redirects);
  const retry = () => void refetch().catch(() => undefined);
  const listed = useWholeList(redirects, { items: data?.items, error, retry }, place);
  const actions = useContentActions(editing, redirectsInCache);
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
  const items = data?.items;
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
        list={redirects}
        listed={listed}
        place={place}
        orders={useMemo(() => sortableHere(redirects), [])}
        titleRef={title}
        savedId={savedId}
        newButton={
          <Button onClick={() => setEdited({ item: null })}>
            <Plus aria-hidden />
            {redirects.newLabel}
          </Button>
        }
        buttons={(item) => (
          <Flex gap="1">
            <RowButton
              label={`Edit ${item.from}`}
              word="Edit"
              icon={<Pencil aria-hidden />}
              onClick={() => setEdited({ item })}
            />
            <RowButton
              label={`Delete ${item.from}`}
              word="Delete"
              icon={<Trash2 aria-hidden />}
              onClick={() => removal.ask(item)}
            />
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
