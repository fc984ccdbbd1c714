import { Flex } from '@chakra-ui/react';
import { Plus, SquarePen } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { useMay } from '../rights/rights.ts';
import { useContentActions, useRemoval } from '../screens/content.ts';
import { useWholeList } from '../screens/list/all-at-once.ts';
import { ListView } from '../screens/list/list-view.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { DeleteButton, RowButton } from '../screens/table/row-buttons.tsx';
import { AskedQuestion } from '../ui/dialogs/question.tsx';
import { usePageTitle } from '../ui/page.tsx';
import { issuePath } from './issue-path.ts';
import { type Issue, issueForm, issues, issuesInCache, operations } from './issues.tsx';

const linkOf = ({ id }: Issue) => ({ to: issuePath(id) });

const editing = { operations, form: issueForm };

/** What was and will be written to all subscribers, and how each went. */
export function NewsletterPage() {
  usePageTitle(issues.title);
  const navigate = useNavigate();
  const mayWrite = useMay('writeOffice');
  const shown = useWholeList(issues);
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
        shown={shown}
        titleRef={title}
        savedId={savedId}
        hasFile={mayWrite}
        newButton={
          mayWrite && (
            <Button onClick={() => navigate(issuePath(null))}>
              <Plus aria-hidden />
              New Newsletter
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
              <DeleteButton name={item.subject} onClick={() => removal.ask(item)} />
            )}
          </Flex>
        )}
      />
      <AskedQuestion question={removal} focusAfterYes={() => title.current} />
    </>
  );
}

export const code: ScreenCode = { Screen: NewsletterPage };
