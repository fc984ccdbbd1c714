import { chakra, Flex } from '@chakra-ui/react';
import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, useId } from 'react';
import { Input } from '../../ui/controls.tsx';

/** A row under the toolbar that asks for something. Enter answers it, Escape leaves it; neither reaches the form around. */
export function EditorRow({
  onEnter,
  onEscape,
  children,
}: {
  onEnter(): void;
  onEscape(): void;
  children: ReactNode;
}) {
  const onKeyDown = (event: KeyboardEvent) => {
    // What is pressed in a dialog that was opened from here is none of this row.
    if (!event.currentTarget.contains(event.target as Node)) return;
    const inField = (event.target as HTMLElement).matches('input[type=text], input[type=url]');
    if (event.key === 'Escape') onEscape();
    else if (event.key === 'Enter' && inField) onEnter();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Flex
      onKeyDown={onKeyDown}
      data-own-escape
      align="flex-end"
      gap="2"
      wrap="wrap"
      p="3"
      bg="surface"
      borderBottomWidth="1px"
      borderColor="line"
    >
      {children}
    </Flex>
  );
}

interface RowInputProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
}

export function RowInput({ label, ...rest }: RowInputProps) {
  const id = useId();
  return (
    <chakra.div flex="1 1 12rem" minW="0">
      <chakra.label htmlFor={id} fontSize="xs" fontWeight="semibold">
        {label}
      </chakra.label>
      <Input {...rest} id={id} autoComplete="off" mt="1" />
    </chakra.div>
  );
}
