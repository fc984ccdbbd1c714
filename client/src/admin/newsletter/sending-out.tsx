import { useApolloClient, useQuery } from '@apollo/client/react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import { responseData } from '../../lib/api/response-data.ts';
import { formatAmount } from '../../lib/money.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useMay } from '../rights/rights.ts';
import type { Values } from '../screens/form/form.tsx';
import { addressOf } from '../screens/staff-screen.ts';
import { subscribersScreen } from '../subscribers/subscribers-screen.ts';
import { Input } from '../ui/controls.tsx';
import { AskedQuestion, useQuestion } from '../ui/dialogs/question.tsx';
import { fromKampalaTime } from '../ui/moment.ts';
import { type Issue, issueForm } from './issues.tsx';
import {
  NewsletterAudienceDocument,
  ScheduleIssueDocument,
  SendIssueDocument,
  TestNewsletterDocument,
} from './newsletter.generated.ts';
import { Step } from './step.tsx';

interface Props {
  issue: Issue | null;
  unsaved: boolean;
  control: Control<Values>;
  onChanged(issue: Issue): void;
}

/** A test to one address, a moment, or now. What is not saved is never sent to anybody but as a test. */
export function SendingOut({ issue, unsaved, control, onChanged }: Props) {
  const client = useApolloClient();
  const mayWrite = useMay('writeOffice');
  const values = useWatch({ control }) as Values;
  const [to, setTo] = useState('');
  const [at, setAt] = useState('');
  const { data } = useQuery(NewsletterAudienceDocument, { fetchPolicy: 'cache-and-network' });
  const audience = data?.newsletterAudience;
  const people = `${formatAmount(audience ?? 0)} ${audience === 1 ? 'subscriber' : 'subscribers'}`;

  const done = async (work: () => Promise<unknown>, said: string) => {
    try {
      await work();
      toast.success(said);
    } catch (error) {
      const { message, details } = readFailure(error);
      toast.error('That did not work', { description: details[0]?.message ?? message });
    }
  };
  const test = (event: FormEvent) => {
    event.preventDefault();
    const input = issueForm.send({ ...issueForm.blank(), ...values });
    const variables = { input, id: issue ? String(issue.id) : null, to };
    void done(
      () => client.mutate({ mutation: TestNewsletterDocument, variables }),
      `A test is on its way to ${to}.`,
    );
  };
  const schedule = async (moment: string | null) => {
    if (!issue) return;
    const variables = { id: String(issue.id), at: moment, version: issue.version };
    const answer = await client.mutate({ mutation: ScheduleIssueDocument, variables });
    onChanged(responseData(answer.data).scheduleNewsletterIssue);
  };
  const sending = useQuestion<Issue>(
    ({ subject }) => ({
      title: `Send it to ${people}?`,
      text: `“${subject}” goes to everybody who is subscribed now. It can be paused and stopped, but what was sent cannot be taken back.`,
      confirmLabel: `Send to ${people}`,
      done: 'The newsletter is on its way.',
      failed: 'The newsletter was not sent',
    }),
    async ({ id: number, version }) => {
      const answer = await client.mutate({
        mutation: SendIssueDocument,
        variables: { id: String(number), version },
      });
      onChanged(responseData(answer.data).sendNewsletterIssue);
    },
  );
  const isReady = issue !== null && !unsaved;
  if (!mayWrite) return null;
  return (
    <>
      <Step number={2} title="Recipients">
        <chakra.p mb="5">
          {audience === 0 ? (
            'Nobody is subscribed yet: it can be sent once somebody is.'
          ) : (
            <>
              It goes to <strong>{audience === undefined ? 'all subscribers' : people}</strong>, everybody who
              confirmed their subscription.
            </>
          )}{' '}
          {audience !== 0 && (
            <ButtonLink to={addressOf(subscribersScreen)} variant="link" minH="0" px="0">
              See who they are
            </ButtonLink>
          )}
        </chakra.p>
        <OneField
          label="Send a test to"
          type="email"
          value={to}
          onType={setTo}
          press="Send a test"
          onSubmit={test}
        />
      </Step>
      <Step number={3} title="Send">
        {!isReady && <chakra.p color="muted">Save it, then it can be sent or scheduled.</chakra.p>}
        {isReady && (
          <Box display="grid" gap="5">
            <Box>
              <Button disabled={!audience} onClick={() => sending.ask(issue)}>
                <Send aria-hidden />
                Send now to {people}
              </Button>
            </Box>
            <OneField
              label="Or send it at (Kampala time)"
              type="datetime-local"
              value={at}
              onType={setAt}
              press="Schedule"
              onSubmit={(event) => {
                event.preventDefault();
                void done(() => schedule(fromKampalaTime(at)), 'The newsletter is scheduled.');
              }}
            >
              {issue.status === 'scheduled' && (
                <Button
                  variant="ghost"
                  onClick={() => void done(() => schedule(null), 'The newsletter is a draft again.')}
                >
                  Do not send it then
                </Button>
              )}
            </OneField>
          </Box>
        )}
      </Step>
      <AskedQuestion question={sending} focusAfterYes={() => null} />
    </>
  );
}

interface OneFieldProps {
  label: string;
  type: 'email' | 'datetime-local';
  value: string;
  onType(value: string): void;
  /** What stands on the button. */
  press: string;
  onSubmit(event: FormEvent): void;
  /** What else can be pressed beside it. */
  children?: ReactNode;
}

/** One field with the button that uses it. */
function OneField({ label, type, value, onType, press, onSubmit, children }: OneFieldProps) {
  const id = useId();
  return (
    <chakra.form onSubmit={onSubmit}>
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="semibold">
        {label}
      </chakra.label>
      <Flex gap="2" mt="1.5" wrap="wrap">
        <Input
          id={id}
          type={type}
          required
          value={value}
          onChange={({ target }) => onType(target.value)}
          flex="1 1 12rem"
          w="auto"
        />
        <Button type="submit" variant="outline">
          {press}
        </Button>
        {children}
      </Flex>
    </chakra.form>
  );
}
