import { chakra } from '@chakra-ui/react';
import { displayMoment } from '../ui/moment.ts';
import { usePageTitle } from '../ui/page.tsx';
import { IssueHead } from './issue-head.tsx';
import { type Issue, issueForm, statusWord } from './issues.tsx';
import { MailPreview } from './mail-preview.tsx';

/** A newsletter that is not sent yet, for who reads the office and writes nothing. */
export function IssueReading({ issue }: { issue: Issue }) {
  usePageTitle(issue.subject);
  return (
    <>
      <IssueHead subject={issue.subject} />
      <chakra.p mt="2" color="muted" overflowWrap="anywhere">
        {issue.preheader}
      </chakra.p>
      <chakra.p mt="3" mb="5">
        {issue.scheduledAt
          ? `It goes out on ${displayMoment(issue.scheduledAt)}.`
          : `${statusWord(issue)}. Your role may read it, and colleagues in the office change and send it.`}
      </chakra.p>
      <MailPreview input={issueForm.send(issueForm.read(issue))} id={issue.id} />
    </>
  );
}
