import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { displayMoment } from '../ui/moment.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import { newsletterPath } from './issue-path.ts';
import { type Issue, issueForm, statusWord } from './issues.tsx';
import { MailPreview } from './mail-preview.tsx';

/** A newsletter that is not sent yet, for who reads the office and writes nothing. */
export function IssueReading({ issue }: { issue: Issue }) {
  usePageTitle(issue.subject);
  return (
    <>
      <Button asChild variant="ghost" size="sm" ms="-3">
        <Link to={newsletterPath}>
          <ArrowLeft aria-hidden />
          All newsletters
        </Link>
      </Button>
      <chakra.h1 textStyle="heading" mt="3" overflowWrap="anywhere">
        {issue.subject}
      </chakra.h1>
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
