import { chakra, Flex } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { displayDate } from '../../../lib/dates.ts';
import { useSession } from '../../../lib/session/session.ts';
import { ReplyEntry } from '../../replies/reply-entry.tsx';
import { useMay } from '../../rights/rights.ts';
import { RowButton } from '../../screens/table/row-buttons.tsx';
import type { Choices } from '../../ui/controls.tsx';
import { displayMoment } from '../../ui/moment.ts';
import type { SubjectOf } from '../work-kind.ts';
import { NoteForm } from './note-form.tsx';
import type { Timeline, TimelineEntry } from './use-timeline.ts';

interface Props {
  subject: SubjectOf;
  entry: TimelineEntry;
  statuses: Choices;
  came: string;
  onChange: Timeline['changeNote'];
  onRemove(entry: TimelineEntry): void;
}

/** Who did what when; one's own notes can be changed. */
export function TimelineLine({ subject, entry, statuses, came, onChange, onRemove }: Props) {
  const { user } = useSession();
  const [editing, setEditing] = useState(false);
  const { id, type, at, by, byName, text, editedAt, reminder, reply } = entry;
  const said = text ?? (type === 'reminder' || type === 'reminderDone' ? reminder?.text : null);
  const mayWrite = useMay('writeOffice');
  const isMine = mayWrite && type === 'note' && by !== null && by.id === user?.id;
  return (
    <Line>
      <p>
        <strong>{byName}</strong> {entryWords(entry, statuses, came)}
      </p>
      <chakra.p fontSize="sm" color="muted">
        <time dateTime={at}>{displayMoment(at)}</time>
        {editedAt && `, changed ${displayMoment(editedAt)}`}
      </chakra.p>
      {editing ? (
        <NoteForm
          subject={subject}
          label="Note"
          name={`change:${id}`}
          text={text ?? ''}
          saveLabel="Save note"
          onSave={async (next) => {
            await onChange(id, next);
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        said && <Said>{said}</Said>
      )}
      {reply && <ReplyEntry reply={reply} />}
      {isMine && !editing && (
        <Flex ms="-3" data-screen-only>
          <RowButton
            wide
            label="Edit this note"
            word="Edit"
            icon={<Pencil aria-hidden />}
            onClick={() => setEditing(true)}
          />
          <RowButton
            wide
            label="Remove this note"
            word="Remove"
            icon={<Trash2 aria-hidden />}
            onClick={() => onRemove(entry)}
          />
        </Flex>
      )}
    </Line>
  );
}

const Line = chakra('li', {
  base: {
    ps: '4',
    py: '2',
    borderInlineStartWidth: '2px',
    borderColor: 'line',
    overflowWrap: 'anywhere',
  },
});

const Said = chakra('p', {
  base: { mt: '2', p: '3', bg: 'paper', borderRadius: 'md', whiteSpace: 'pre-line' },
});

// What is said of each entry of a timeline, after who did it.

/** `statuses` are the words of the statuses, `came` what it is to come in, such as `registered`. */
export function entryWords(
  { type, byName, from, to, reminder }: TimelineEntry,
  statuses: Choices,
  came: string,
): string {
  const status = (word: string | null) => (word && statuses[word]) || word || 'nothing';
  const day = (word: string | null) => displayDate(word ?? '');
  switch (type) {
    case 'received':
      return came;
    case 'opened':
      return 'opened it';
    case 'edited':
      return 'changed it';
    case 'status':
      return `changed the status from “${status(from)}” to “${status(to)}”`;
    case 'assigned':
      if (to === byName) return 'took charge';
      if (to) return `put ${to} in charge`;
      return from === byName
        ? 'gave it back: nobody is in charge now'
        : `took it off ${from ?? 'who was in charge'}: nobody is in charge now`;
    case 'note':
      return 'wrote a note';
    case 'reply':
      return 'answered by mail';
    case 'reminder':
      return reminder ? `set a reminder for ${displayDate(reminder.dueOn)}` : 'set a reminder';
    case 'reminderDone':
      return 'did what a reminder said';
    case 'deleted':
      return 'deleted it';
    case 'restored':
      return 'restored it';
    case 'moved':
      return `moved it from ${day(from)} to ${day(to)}`;
    case 'party':
      return `changed the party from ${from} to ${to}`;
    case 'price':
      return from ? `changed the price from ${from} to ${to}` : `set the price to ${to}`;
    case 'payment':
      return `wrote down: ${to}`;
    case 'travellersOpened':
      return 'opened the passports and dates of birth';
    case 'travellers':
      return 'changed what is known of the travellers';
  }
}
