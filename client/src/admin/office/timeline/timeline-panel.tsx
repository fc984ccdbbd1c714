import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useMay } from '../../rights/rights.ts';
import { Unanswered } from '../../screens/list/list-states.tsx';
import type { Choices } from '../../ui/controls.tsx';
import { AskedQuestion, useQuestion } from '../../ui/dialogs/question.tsx';
import { Panel } from '../panel.tsx';
import type { SubjectOf } from '../work-kind.ts';
import { NoteForm } from './note-form.tsx';
import { TimelineLine } from './timeline-entry.tsx';
import type { Timeline, TimelineEntry } from './use-timeline.ts';

interface Props {
  subject: SubjectOf;
  timeline: Timeline;
  statuses: Choices;
  /** What the person did by whom it came in, such as `registered`. */
  came: string;
}

/** Everything that happened, the newest first, under the place where a note is written. */
export function TimelinePanel({ subject, timeline, statuses, came }: Props) {
  const { entries, error, retry, addNote, changeNote, removeNote } = timeline;
  const mayWrite = useMay('writeOffice');
  const list = useRef<HTMLOListElement>(null);
  const removal = useQuestion<TimelineEntry>(
    () => ({
      title: 'Remove this note?',
      text: 'The note is gone for good.',
      confirmLabel: 'Remove',
      done: 'Note removed',
      failed: 'The note could not be removed',
    }),
    ({ id }) => removeNote(id),
  );
  return (
    <Panel title="Timeline">
      {mayWrite && (
        <NoteForm
          subject={subject}
          label="New note"
          name={`new:${subject.kind}:${subject.id}`}
          saveLabel="Add note"
          onSave={addNote}
        />
      )}
      <chakra.ol
        ref={list}
        tabIndex={-1}
        mt="5"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="2"
        outline="none"
      >
        {entries?.toReversed().map((entry) => (
          <TimelineLine
            key={entry.id}
            subject={subject}
            entry={entry}
            statuses={statuses}
            came={came}
            onChange={changeNote}
            onRemove={removal.ask}
          />
        ))}
      </chakra.ol>
      {!entries && <Unanswered error={error} refetch={retry} />}
      <AskedQuestion question={removal} focusAfterYes={() => list.current} />
    </Panel>
  );
}
