import { chakra, Flex } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { currentPerson } from '../../../lib/session/saved-place.ts';
import { readStored, tab, writeStored } from '../../../lib/storage.ts';
import { useWriting } from '../../live/presence.tsx';
import { Textarea } from '../../ui/controls.tsx';
import { SmallButton } from '../../ui/small-button.tsx';
import { useSmallForm } from '../use-small-form.ts';
import type { SubjectOf } from '../work-kind.ts';

interface Props {
  /** What the note is about. */
  subject: SubjectOf;
  label: string;
  /** Under what the tab keeps what was typed and not saved. */
  name: string;
  text?: string;
  saveLabel: string;
  onSave(text: string): Promise<unknown>;
  onCancel?(): void;
}

/** Where a note is written. What was typed outlives a reload and a save that failed. */
export function NoteForm({ subject, label, name, text: saved = '', saveLabel, onSave, onCancel }: Props) {
  const key = `note:${name}:${currentPerson()?.id ?? ''}`;
  const [text, setText] = useState(() => readStored(key, tab) ?? saved);
  const id = useId();
  useWriting(subject, 'note', text.trim() !== '' && text !== saved);
  const type = (typed: string) => {
    setText(typed);
    writeStored(key, typed === saved ? null : typed, tab);
  };
  const { submit, problem, busy } = useSmallForm({
    check: () => (text.trim() ? null : 'Write something first.'),
    async send() {
      await onSave(text.trim());
      writeStored(key, null, tab);
      setText('');
    },
  });
  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gap="2">
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="semibold">
        {label}
      </chakra.label>
      <Textarea
        id={id}
        value={text}
        minH="5rem"
        maxH="20rem"
        aria-invalid={problem !== ''}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event);
        }}
      />
      {problem && (
        <chakra.p id={`${id}-problem`} role="alert" fontSize="sm" color="dangerText">
          {problem}
        </chakra.p>
      )}
      <Flex gap="2">
        <SmallButton variant="default" type="submit" aria-disabled={busy}>
          {busy ? 'Saving...' : saveLabel}
        </SmallButton>
        {onCancel && (
          <SmallButton
            onClick={() => {
              writeStored(key, null, tab);
              onCancel();
            }}
          >
            Cancel
          </SmallButton>
        )}
      </Flex>
    </chakra.form>
  );
}
