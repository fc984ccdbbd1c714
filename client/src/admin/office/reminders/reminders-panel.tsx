import { chakra, Flex } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { locale } from '../../../lib/locale.ts';
import { dayAfter } from '../../../lib/travel-days.ts';
import { useMay } from '../../rights/rights.ts';
import { Input } from '../../ui/controls.tsx';
import { AskedQuestion } from '../../ui/dialogs/question.tsx';
import { useToday } from '../../ui/moment.ts';
import { SmallButton } from '../../ui/small-button.tsx';
import { ColleagueSelect, useColleagues } from '../colleagues.tsx';
import type { ColleagueFragment } from '../office.generated.ts';
import { Panel } from '../panel.tsx';
import { Choice } from '../status-control.tsx';
import type { TimelineEntry } from '../timeline/use-timeline.ts';
import { useSmallForm } from '../use-small-form.ts';
import type { SubjectOf } from '../work-kind.ts';
import { ReminderLine } from './reminder-line.tsx';
import { type NewReminder, useReminderActions } from './use-reminder-actions.ts';
import { useReminderRemoval } from './use-reminder-removal.ts';

interface Props {
  subject: SubjectOf;
  /** Of the subject; its reminders stand in its timeline. */
  entries: readonly TimelineEntry[] | undefined;
}

/** What is still to be done about one thing, and where a reminder is set. */
export function RemindersPanel({ subject, entries = [] }: Props) {
  const { me } = useColleagues();
  const { add, setDone, remove } = useReminderActions();
  const removal = useReminderRemoval(remove);
  const mayWrite = useMay('writeOffice');
  const list = useRef<HTMLUListElement>(null);
  // One that was done too soon is in the timeline twice.
  const all = new Map(
    entries.flatMap(({ reminder }) => (reminder ? [[reminder.id, reminder] as const] : [])),
  );
  const open = [...all.values()].filter(({ doneAt }) => !doneAt);
  return (
    <Panel title="Reminders">
      <chakra.ul ref={list} tabIndex={-1} mb={open.length ? '4' : '0'} outline="none">
        {open.map((reminder) => (
          <ReminderLine
            key={reminder.id}
            reminder={reminder}
            onDone={() => void setDone(reminder, true)}
            onRemove={() => removal.ask(reminder)}
          />
        ))}
      </chakra.ul>
      {mayWrite ? (
        <ReminderForm usually={me?.id ?? null} onAdd={(reminder) => add(subject, reminder)} />
      ) : (
        open.length === 0 && <p>None</p>
      )}
      <AskedQuestion question={removal} focusAfterYes={() => list.current} />
    </Panel>
  );
}

// Days that people speak of when they want to be reminded, counted in Kampala.

const weekday = new Intl.DateTimeFormat(locale.formats, { weekday: 'long', timeZone: 'UTC' });

/** Tomorrow, next Monday and in a week; Monday only where it is neither of the others. */
export function dayChoices(today: string): { label: string; day: string }[] {
  const tomorrow = dayAfter(today, 1);
  const week = dayAfter(today, 7);
  const untilMonday = (8 - new Date(today).getUTCDay()) % 7 || 7;
  const monday = dayAfter(today, untilMonday);
  return [
    { label: 'Tomorrow', day: tomorrow },
    ...(monday === tomorrow || monday === week
      ? []
      : [{ label: weekday.format(new Date(monday)), day: monday }]),
    { label: 'In a week', day: week },
  ];
}

interface FormProps {
  /** The number of the one who is reminded unless another is chosen; null for everybody. */
  usually: number | null;
  onAdd(reminder: NewReminder): Promise<unknown>;
}

/** What to be reminded of, and on which day: the usual ones take one press. */
function ReminderForm({ usually, onAdd }: FormProps) {
  const id = useId();
  const today = useToday();
  const [text, setText] = useState('');
  const [dueOn, setDueOn] = useState('');
  /** Undefined before a choice, null for everybody. */
  const [person, setPerson] = useState<ColleagueFragment | null>();
  const assigneeId = person === undefined ? usually : (person?.id ?? null);

  const { submit, problem, busy } = useSmallForm({
    check: () => (!text.trim() ? 'Say what to be reminded of.' : dueOn ? null : 'Choose a day.'),
    async send() {
      await onAdd({ text: text.trim(), dueOn, assigneeId });
      setText('');
      setDueOn('');
    },
  });

  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gap="3">
      <div>
        <Label htmlFor={`${id}-text`}>Remind of</Label>
        <Input
          id={`${id}-text`}
          value={text}
          placeholder="Call about the deposit"
          maxLength={500}
          onChange={({ target }) => setText(target.value)}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
      </div>
      <div>
        <Label htmlFor={`${id}-day`}>On</Label>
        <Flex gap="2" wrap="wrap">
          {dayChoices(today).map(({ label, day }) => (
            <Choice key={day} type="button" aria-pressed={dueOn === day} onClick={() => setDueOn(day)}>
              {label}
            </Choice>
          ))}
          <Input
            id={`${id}-day`}
            type="date"
            min={today}
            value={dueOn}
            onChange={({ target }) => setDueOn(target.value)}
            flex="1 1 9rem"
            w="auto"
          />
        </Flex>
      </div>
      <div>
        <Label htmlFor={`${id}-person`}>Whom</Label>
        <ColleagueSelect id={`${id}-person`} nobody="Everybody" value={assigneeId} onChoose={setPerson} />
      </div>
      {problem && (
        <chakra.p id={`${id}-problem`} role="alert" fontSize="sm" color="dangerText">
          {problem}
        </chakra.p>
      )}
      <SmallButton variant="default" type="submit" justifySelf="start" aria-disabled={busy}>
        {busy ? 'Saving...' : 'Set reminder'}
      </SmallButton>
    </chakra.form>
  );
}

const Label = chakra('label', {
  base: { display: 'block', mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' },
});
