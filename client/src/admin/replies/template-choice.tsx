import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { SmallSelect } from '../ui/small-select.tsx';

interface Words {
  subject: string;
  text: string;
}

interface Props {
  /** Undefined as long as they are on their way: the choice keeps its place, and the keyboard finds it there. */
  templates?: readonly (Words & { name: string })[];
}

/** Puts the words of a template in place of what was written; a press brings that back. */
export function TemplateChoice({ templates: known }: Props) {
  const templates = known ?? [];
  const { getValues, setValue, clearErrors } = useFormContext<Words>();
  const [replaced, setReplaced] = useState<Words | null>(null);
  const write = ({ subject, text }: Words) => {
    setValue('subject', subject, { shouldDirty: true });
    setValue('text', text, { shouldDirty: true });
    clearErrors();
  };
  const choose = (name: string) => {
    const template = templates.find((one) => one.name === name);
    if (!template) return;
    const { subject, text } = getValues();
    const isOwn = text.trim() !== '' && !templates.some((one) => one.text === text);
    setReplaced(isOwn ? { subject, text } : null);
    write(template);
  };
  if (known?.length === 0) return null;
  return (
    <Flex direction="column" gap="2">
      <SmallSelect label="Template" value="" onChange={choose}>
        <option value="">{known ? 'Choose one...' : 'Loading...'}</option>
        {templates.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SmallSelect>
      {replaced && (
        <Flex role="status" align="center" gap="2" wrap="wrap" fontSize="sm">
          <chakra.span color="muted">The template took the place of what you wrote.</chakra.span>
          <Button
            variant="link"
            size="sm"
            minH="11"
            onClick={() => {
              write(replaced);
              setReplaced(null);
            }}
          >
            Bring mine back
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
