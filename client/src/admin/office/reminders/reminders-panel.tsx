import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useMay } from '../../rights/rights.ts';
import { AskedQuestion } from '../../ui/dialogs/question.tsx';
import { Panel } from '../panel.tsx';
import type { TimelineEntry } from '../timeline/use-timeline.ts';
import { useColleagues } from '../use-colleagues.ts';
import type { SubjectOf } from '../work-kind.ts';
import { ReminderForm } from './reminder-form.tsx';
import { ReminderLine } from './reminder-line.tsx';
import { useReminderActions } from './use-reminder-actions.ts';
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
        <ReminderForm usually={me ? String(me.id) : ''} onAdd={(reminder) => add(subject, reminder)} />
      ) : (
        open.length === 0 && <p>None</p>
      )}
      <AskedQuestion question={removal} focusAfterYes={() => list.current} />
    </Panel>
  );
}
