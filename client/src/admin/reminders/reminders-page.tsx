import { useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SubjectKind } from '../../generated/schema.ts';
import { useSession } from '../../lib/session/session.ts';
import { ReminderLine } from '../office/reminders/reminder-line.tsx';
import { RemindersDocument } from '../office/reminders/reminders.generated.ts';
import { type Reminder, useReminderActions } from '../office/reminders/use-reminder-actions.ts';
import { useReminderRemoval } from '../office/reminders/use-reminder-removal.ts';
import { Choice } from '../office/status-control.tsx';
import { TextLink } from '../office/text-link.tsx';
import { workAddress } from '../office/work-kind.ts';
import { PlainHeading } from '../screens/list/list-header.tsx';
import { EmptyRows, OldRows, Unanswered } from '../screens/list/list-states.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { AskedQuestion } from '../ui/dialogs/question.tsx';
import { useToday } from '../ui/moment.ts';
import { usePageTitle } from '../ui/page.tsx';

/** What is to be done about registrations and messages, the first due first. */
export function RemindersPage() {
  usePageTitle('Reminders');
  const { user } = useSession();
  const today = useToday();
  const { data, error, refetch } = useQuery(RemindersDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [params, setParams] = useSearchParams();
  const { setDone, remove } = useReminderActions();
  const removal = useReminderRemoval(remove);
  const title = useRef<HTMLHeadingElement>(null);
  const all = data?.reminders as Reminder[] | undefined;
  const [usual] = reminderChoices;
  const choice = reminderChoices.find(({ name }) => name === params.get('show')) ?? usual;
  if (!choice) return null;
  const shown = all && chosenReminders(all, choice, user?.id, today);
  return (
    <>
      <PlainHeading title="Reminders" titleRef={title} />
      <Flex role="group" aria-label="Show" gap="2" wrap="wrap" mt="3" mb="4">
        {reminderChoices.map((each) => (
          <Choice
            key={each.name}
            type="button"
            aria-pressed={each === choice}
            onClick={() => setParams(each === usual ? {} : { show: each.name }, { replace: true })}
          >
            {each.label}
            {all && ` ${chosenReminders(all, each, user?.id, today).length}`}
          </Choice>
        ))}
      </Flex>
      {shown && error && <OldRows error={error} refetch={refetch} />}
      {shown?.length ? (
        <List aria-label={choice.label}>
          {shown.map((reminder) => (
            <ReminderLine
              key={reminder.id}
              reminder={reminder}
              about={
                <TextLink to={workAddress(reminder.subject)}>
                  {subjects[reminder.subject.kind]} {reminder.subject.title}
                </TextLink>
              }
              onDone={() => {
                title.current?.focus();
                void setDone(reminder, true);
              }}
              onRemove={() => removal.ask(reminder)}
            />
          ))}
        </List>
      ) : shown ? (
        <EmptyRows text={choice.empty} />
      ) : (
        <Unanswered error={error} refetch={refetch} />
      )}
      <AskedQuestion question={removal} focusAfterYes={() => title.current} />
    </>
  );
}

/** What stands in front of the title of what a reminder is about. */
const subjects: Record<SubjectKind, string> = {
  registration: 'Registration of',
  message: 'Message',
  booking: 'Booking of',
};

const List = chakra('ul', {
  base: { bg: 'surface', borderWidth: '1px', borderRadius: 'md', px: { base: '4', md: '5' } },
});

// Which reminders are shown; the choice stands in the address.

interface Reader {
  today: string;
  /** Whose the reminders are that are called mine. */
  me: number | undefined;
}

const reminderChoices: readonly {
  name: string;
  label: string;
  empty: string;
  holds(reminder: Reminder, reader: Reader): boolean;
}[] = [
  {
    name: 'due',
    label: 'Due',
    empty: 'Nothing is due today.',
    holds: ({ dueOn }, { today }) => dueOn <= today,
  },
  {
    name: 'overdue',
    label: 'Overdue',
    empty: 'Nothing is overdue.',
    holds: ({ dueOn }, { today }) => dueOn < today,
  },
  {
    name: 'mine',
    label: 'Mine',
    empty: 'You have no reminders.',
    holds: ({ assignee }, { me }) => assignee !== null && assignee.id === me,
  },
  { name: 'all', label: 'All', empty: 'There are no reminders.', holds: () => true },
];

/** Those that are still to be done and belong to a choice. */
function chosenReminders(
  reminders: readonly Reminder[],
  choice: (typeof reminderChoices)[number],
  me: number | undefined,
  today: string,
): Reminder[] {
  return reminders.filter((reminder) => !reminder.doneAt && choice.holds(reminder, { today, me }));
}

export const code: ScreenCode = { Screen: RemindersPage };
