import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Allowed } from '../rights/allowed.tsx';
import { useMay } from '../rights/rights.ts';
import { Unanswered } from '../screens/list/list-states.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { MissingPage, usePageTitle } from '../ui/page.tsx';
import { IssueReading, IssueSent } from './issue-read.tsx';
import { IssueWriting } from './issue-writing.tsx';
import { type Issue, issueForm, isWritten } from './issues.tsx';
import { StaffIssueNowDocument } from './newsletter.generated.ts';

/** Milliseconds between two looks at an issue that is on its way. */
const every = 3_000;

/** One newsletter: written until it is sent, then followed. */
export function IssuePage() {
  const id = useSearchParams()[0].get('id');
  const [written, setWritten] = useState<Issue | null>(null);
  useEffect(() => (id === null ? undefined : () => setWritten(null)), [id]);
  if (id === null || (written && String(written.id) === id && isWritten(written)))
    return (
      <Allowed right="writeOffice" title={issueForm.heading.create}>
        <IssueWriting item={written} onWritten={setWritten} />
      </Allowed>
    );
  return <Fetched key={id} id={Number(id)} onWritten={setWritten} />;
}

function Fetched({ id, onWritten }: { id: number; onWritten(issue: Issue): void }) {
  usePageTitle('Newsletter');
  const mayWrite = useMay('writeOffice');
  const { data, error, refetch, startPolling, stopPolling } = useQuery(StaffIssueNowDocument, {
    variables: { id: String(id) },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const item = data?.item;
  const isMoving = item?.status === 'sending' || item?.status === 'paused';
  useEffect(() => {
    if (!isMoving) return;
    startPolling(every);
    return stopPolling;
  }, [isMoving, startPolling, stopPolling]);
  if (item && !isWritten(item)) return <IssueSent issue={item} />;
  if (item && !mayWrite) return <IssueReading issue={item} />;
  if (item) return <IssueWriting item={item} onWritten={onWritten} />;
  if (item === null) return <MissingPage />;
  return <Unanswered error={error} refetch={refetch} />;
}

export const code: ScreenCode = { Screen: IssuePage };
