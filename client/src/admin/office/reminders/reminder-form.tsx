import { chakra, Flex } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../ui/controls.tsx';
import { useToday } from '../../ui/moment.ts';
import { ColleagueSelect } from '../colleague-select.tsx';
import { Choice } from '../status-control.tsx';
import { useSmallForm } from '../use-small-form.ts';
import { dayChoices } from './day-choices.ts';
import type { NewReminder } from './use-reminder-actions.ts';

interface Props {
  /** The number of the one who is reminded unless another is chosen; empty for everybody. */
  usually: string;
  onAdd(reminder: NewReminder): Promise<unknown>;
}

/** What to be reminded of, and on which day: the usual ones take one press. */
export function ReminderForm({ usually, onAdd }: Props) {
  const id = useId();
  const today = useToday();
  const [text, setText] = useState('');
  const [dueOn, setDueOn] = useState('');
  const [person, setPerson] = useState<string | null>(null);
  const assignee = person ?? usually;

  const { submit, problem, busy } = useSmallForm({
    check: () => (!text.trim() ? 'Say what to be reminded of.' : dueOn ? null : 'Choose a day.'),
    async send() {
      await onAdd({ text: text.trim(), dueOn, assigneeId: assignee ? Number(assignee) : null });
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
        <ColleagueSelect id={`${id}-person`} nobody="Everybody" value={assignee} onChoose={setPerson} />
      </div>
      {problem && (
        <chakra.p id={`${id}-problem`} role="alert" fontSize="sm" color="dangerText">
          {problem}
        </chakra.p>
      )}
      <Button type="submit" size="sm" minH="11" justifySelf="start" aria-disabled={busy}>
        {busy ? 'Saving...' : 'Set reminder'}
      </Button>
    </chakra.form>
  );
}

const Label = chakra('label', {
  base: { display: 'block', mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' },
});
