import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Options, SmallSelect } from '../ui/controls.tsx';
import { SmallButton } from '../ui/small-button.tsx';
import type { ReplyOptionsQuery } from './replies.generated.ts';
import type { ReplyWords } from './reply-draft.ts';

interface Props {
  /** Undefined as long as they are on their way: the choice keeps its place, and the keyboard finds it there. */
  templates?: ReplyOptionsQuery['options']['templates'];
}

/** Puts the words of a template in place of what was written, and ticks what it says; a press brings that back. */
export function TemplateChoice({ templates: known }: Props) {
  const templates = known ?? [];
  const { getValues, setValue, clearErrors } = useFormContext<ReplyWords>();
  const [replaced, setReplaced] = useState<ReplyWords | null>(null);
  const write = (words: ReplyWords) => {
    for (const [name, value] of Object.entries(words))
      setValue(name as keyof ReplyWords, value, { shouldDirty: true });
    clearErrors();
  };
  const choose = (name: string) => {
    const template = templates.find((candidate) => candidate.name === name);
    if (!template) return;
    const before = getValues();
    const isOwn = before.text.trim() !== '' && !templates.some((existing) => existing.text === before.text);
    setReplaced(isOwn ? before : null);
    const { subject, text, thenStatus, thenTake } = template;
    write({ subject, text, thenStatus: thenStatus ?? '', setsStatus: thenStatus !== null, takes: thenTake });
  };
  if (known?.length === 0) return null;
  return (
    <Flex direction="column" gap="2">
      <SmallSelect label="Template" value="" onChange={choose}>
        <option value="">{known ? 'Choose one...' : 'Loading...'}</option>
        <Options of={templates.map(({ name }) => ({ value: name, label: name }))} />
      </SmallSelect>
      {replaced && (
        <Flex role="status" align="center" gap="2" wrap="wrap" fontSize="sm">
          <chakra.span color="muted">The template took the place of what you wrote.</chakra.span>
          <SmallButton
            variant="link"
            onClick={() => {
              write(replaced);
              setReplaced(null);
            }}
          >
            Bring mine back
          </SmallButton>
        </Flex>
      )}
    </Flex>
  );
}
