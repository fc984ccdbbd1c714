import { chakra, Flex } from '@chakra-ui/react';
import { Check, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { displayDate } from '../../../lib/dates.ts';
import { useMay } from '../../rights/rights.ts';
import { RowButton } from '../../screens/table/row-buttons.tsx';
import { useToday } from '../../ui/moment.ts';
import { SmallButton } from '../../ui/small-button.tsx';
import type { Reminder } from './use-reminder-actions.ts';

interface Props {
  reminder: Reminder;
  /** What it is about, where that is not plain from the place. */
  about?: ReactNode;
  onDone(): void;
  onRemove(): void;
}

/** What is to be done, when and by whom; one press says that it is done. */
export function ReminderLine({ reminder, about, onDone, onRemove }: Props) {
  const { text, dueOn, assignee } = reminder;
  const mayWrite = useMay('writeOffice');
  const today = useToday();
  return (
    <Line>
      <chakra.div flex="1 1 12rem" minW="0">
        <chakra.p fontWeight="semibold">{text}</chakra.p>
        {about}
        <chakra.p fontSize="sm" color={dueOn < today ? 'dangerText' : 'muted'}>
          {dayWords(dueOn, today)} · {assignee?.name ?? 'Everybody'}
        </chakra.p>
      </chakra.div>
      {mayWrite && (
        <Flex gap="1" data-screen-only>
          <SmallButton onClick={onDone} aria-label={`Done: ${text}`}>
            <Check aria-hidden />
            Done
          </SmallButton>
          <RowButton
            label={`Remove the reminder: ${text}`}
            word="Remove"
            icon={<Trash2 aria-hidden />}
            onClick={onRemove}
          />
        </Flex>
      )}
    </Line>
  );
}

/** Such as `Today`, or `Overdue since January 5, 2025`. */
export function dayWords(day: string, today: string): string {
  if (day === today) return 'Today';
  return day < today ? `Overdue since ${displayDate(day)}` : displayDate(day);
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    py: '3',
    borderBottomWidth: '1px',
    borderColor: 'subtle',
    overflowWrap: 'anywhere',
  },
});
