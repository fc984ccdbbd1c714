import { Flex } from '@chakra-ui/react';
import { Plus, SquarePen, Trash2 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { useMay } from '../rights/rights.ts';
import { ListView } from '../screens/list/list-view.tsx';
import { sortableHere } from '../screens/list/order.ts';
import { useFreshQuery } from '../screens/list/use-fresh-query.ts';
import { useListPlace } from '../screens/list/use-list-place.ts';
import { useWholeList } from '../screens/list/use-whole-list.ts';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { RowButton } from '../screens/table/row-buttons.tsx';
import { useContentActions } from '../screens/use-content-actions.ts';
import { useRemoval } from '../screens/use-removal.ts';
import { AskedQuestion } from '../ui/dialogs/asked-question.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { issuePath } from './issue-path.ts';
import { type Issue, issueForm, issues, issuesInCache, operations } from './issues.tsx';
import { StaffIssuesDocument } from './newsletter.generated.ts';

const linkOf = ({ id }: Issue) => ({ to: issuePath(id) });

const editing = { operations, form: issueForm };

/** What was and will be written to all subscribers, and how each went. */
export function NewsletterPage() {
  usePageTitle(issues.title);
  const navigate = useNavigate();
  const mayWrite = useMay('writeOffice');
  const { data, error, refetch } = useFreshQuery(StaffIssuesDocument);
  const place = useListPlace(issues);
  const retry = () => void refetch().catch(() => undefined);
  const listed = useWholeList(issues, { items: data?.items, error, retry }, place);
  const actions = useContentActions(editing, issuesInCache);
  const [savedId, setSavedId] = useState<number | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const removal = useRemoval<Issue>({
    noun: issues.noun,
    nameOf: issues.nameOf,
    fate: 'will not be sent.',
    remove: actions.remove,
    texts: issues.texts,
    onRestored: ({ id }) => setSavedId(id),
  });
  return (
    <>
      <ListView<Issue>
        list={issues}
        listed={listed}
        place={place}
        orders={useMemo(() => sortableHere(issues), [])}
        titleRef={title}
        savedId={savedId}
        hasFile={mayWrite}
        newButton={
          mayWrite && (
            <Button onClick={() => navigate(issuePath(null))}>
              <Plus aria-hidden />
              {issues.newLabel}
            </Button>
          )
        }
        linkOf={linkOf}
        buttons={(item) => (
          <Flex gap="1">
            <RowButton
              label={`Open ${item.subject}`}
              word="Open"
              icon={<SquarePen aria-hidden />}
              onClick={() => navigate(issuePath(item.id))}
            />
            {mayWrite && item.status === 'draft' && (
              <RowButton
                label={`Delete ${item.subject}`}
                word="Delete"
                icon={<Trash2 aria-hidden />}
                onClick={() => removal.ask(item)}
              />
            )}
          </Flex>
        )}
      />
      <AskedQuestion question={removal} focusAfterYes={() => title.current} />
    </>
  );
}

export const code: ScreenCode = { Screen: NewsletterPage };
