import { useApolloClient } from '@apollo/client/react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { formatAmount } from '../../lib/money.ts';
import { Button } from '../../ui/button.tsx';
import { useMay } from '../rights/rights.ts';
import { ExternalLink } from '../screens/table/columns.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { AskedQuestion, useQuestion } from '../ui/dialogs/question.tsx';
import { displayMoment } from '../ui/moment.ts';
import { usePageTitle } from '../ui/page.tsx';
import { Progress } from '../ui/progress.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { newsletterPath } from './issue-path.ts';
import { IssuePreview } from './issue-preview.tsx';
import { type Issue, issueForm, statusWord } from './issues.tsx';
import { PauseIssueDocument, ResumeIssueDocument, StopIssueDocument } from './newsletter.generated.ts';
import { UnsettledSends } from './unsettled-sends.tsx';

const names = {
  sent: 'Sent',
  pending: 'Waiting',
  failed: 'Failed',
  unclear: 'Unclear',
  skipped: 'Left out',
} as const;

/** A newsletter on its way, or there. */
export function IssueSent({ issue }: { issue: Issue }) {
  const client = useApolloClient();
  const mayWrite = useMay('writeOffice');
  const { id, subject, counts, problem, status, path } = issue;
  const call = async (mutation: typeof PauseIssueDocument | typeof ResumeIssueDocument) => {
    try {
      await client.mutate({ mutation: mutation as typeof PauseIssueDocument, variables: { id: String(id) } });
    } catch (error) {
      showFailure('That did not work', error);
    }
  };
  const stopping = useQuestion<Issue>(
    () => ({
      title: 'Stop it for good?',
      text: `${formatAmount(counts.pending)} who wait for it will not get it. A pause can be ended; this cannot.`,
      confirmLabel: 'Stop it',
      done: 'The newsletter is stopped.',
      failed: 'The newsletter was not stopped',
    }),
    async () => void (await client.mutate({ mutation: StopIssueDocument, variables: { id: String(id) } })),
  );
  const settled = counts.total - counts.pending;
  return (
    <>
      <IssueHead subject={subject} />
      <Flex gap="3" align="center" wrap="wrap" mt="3">
        <span role="status">{statusWord(issue)}</span>
        {path && (
          <ExternalLink href={path} label="On the website">
            On the website
          </ExternalLink>
        )}
      </Flex>
      {problem && (
        <chakra.p role="alert" mt="4" p="4" bg="dangerSoft" color="dangerText">
          {problem}
        </chakra.p>
      )}
      <Progress
        aria-label="Recipients finished"
        max={counts.total || 1}
        value={settled}
        w="full"
        maxW="measure"
        h="3"
        mt="5"
      />
      <chakra.dl display="flex" flexWrap="wrap" columnGap="8" rowGap="3" mt="4">
        {(Object.keys(names) as (keyof typeof names)[]).map((name) => (
          <Box key={name}>
            <chakra.dt fontSize="sm" color="muted">
              {names[name]}
            </chakra.dt>
            <chakra.dd textStyle="subheading">{formatAmount(counts[name])}</chakra.dd>
          </Box>
        ))}
      </chakra.dl>
      <Flex gap="3" mt="5" wrap="wrap" display={mayWrite ? 'flex' : 'none'}>
        {status === 'sending' && (
          <Button variant="outline" onClick={() => void call(PauseIssueDocument)}>
            Pause
          </Button>
        )}
        {status === 'paused' && <Button onClick={() => void call(ResumeIssueDocument)}>Go on</Button>}
        {(status === 'sending' || status === 'paused') && (
          <Button variant="destructive" onClick={() => stopping.ask(issue)}>
            Stop
          </Button>
        )}
      </Flex>
      {counts.unclear > 0 && <UnsettledSends issue={issue} state="unclear" />}
      {counts.failed > 0 && <UnsettledSends issue={issue} state="failed" />}
      <AskedQuestion question={stopping} focusAfterYes={() => null} />
    </>
  );
}

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
      <IssuePreview input={issueForm.send(issueForm.read(issue))} id={issue.id} />
    </>
  );
}

/** The subject of a newsletter that is only read, below the way back to all of them. */
const IssueHead = ({ subject }: { subject: string }) => (
  <>
    <BackLink to={newsletterPath}>All newsletters</BackLink>
    <chakra.h1 textStyle="heading" mt="1" overflowWrap="anywhere">
      {subject}
    </chakra.h1>
  </>
);
