import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dayWords } from '../../office/reminders/reminder-line.tsx';
import { type Reminder, useReminderActions } from '../../office/reminders/use-reminder-actions.ts';
import { workAddress } from '../../office/work-kind.ts';
import { remindersScreen } from '../../reminders/reminders-screen.ts';
import { useMay } from '../../rights/rights.ts';
import { addressOf } from '../../screens/staff-screen.ts';
import { SmallButton } from '../../ui/small-button.tsx';
import { CardLine, TodayCard } from './today-card.tsx';

/** So many are named; the others are a press away. */
const maxShown = 8;

/** Those of today and of days before that nobody has done. */
export const dueNow = (reminders: readonly Reminder[], today: string): Reminder[] =>
  reminders.filter(({ doneAt, dueOn }) => doneAt === null && dueOn <= today);

/** What colleagues wanted to be reminded of; one press says that it is done. */
export function DueReminders({ due, today }: { due: Reminder[]; today: string }) {
  const mayWrite = useMay('writeOffice');
  const { setDone } = useReminderActions();
  if (due.length === 0) return null;
  const finish = (reminder: Reminder) => {
    // The button goes with its line.
    document.getElementById('today')?.focus();
    void setDone(reminder, true);
  };
  return (
    <TodayCard
      title="Reminders"
      count={due.length}
      all={{ to: addressOf(remindersScreen), label: 'All reminders' }}
    >
      {due.slice(0, maxShown).map((reminder) => (
        <ReminderRow key={reminder.id}>
          <chakra.div minW="0" flex="1" overflowWrap="anywhere">
            <SubjectLink to={workAddress(reminder.subject)}>{reminder.text}</SubjectLink>
            <chakra.span display="block" color="muted">
              {reminder.subject.title} ·{' '}
              <chakra.span color={reminder.dueOn < today ? 'dangerText' : 'muted'}>
                {dayWords(reminder.dueOn, today)}
              </chakra.span>
              {reminder.assignee && ` · ${reminder.assignee.name}`}
            </chakra.span>
          </chakra.div>
          {mayWrite && (
            <SmallButton aria-label={`Done: ${reminder.text}`} onClick={() => finish(reminder)}>
              <Check aria-hidden />
              Done
            </SmallButton>
          )}
        </ReminderRow>
      ))}
    </TodayCard>
  );
}

const ReminderRow = chakra(CardLine, {
  base: { display: 'flex', alignItems: 'center', gap: '4', py: '2' },
});

const SubjectLink = chakra(Link, {
  base: { fontWeight: 'semibold', py: '1', _hover: { textDecoration: 'underline' } },
});
