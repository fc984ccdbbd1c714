import { chakra, Flex, type HTMLChakraProps } from '@chakra-ui/react';
import { useId } from 'react';
import { Select } from './controls.tsx';

interface Props extends Omit<HTMLChakraProps<'select'>, 'onChange'> {
  /** Stands in front of it. */
  label: string;
  onChange(value: string): void;
}

/** A choice that stands in a line with others, with its name in front. */
export function SmallSelect({ label, onChange, ...select }: Props) {
  const id = useId();
  return (
    <Flex align="center" gap="2" fontSize="sm" color="muted" minW="0">
      <chakra.label htmlFor={id} flexShrink="0">
        {label}
      </chakra.label>
      <Select
        {...select}
        id={id}
        onChange={({ target }) => onChange(target.value)}
        fontSize="sm"
        minH="9"
        py="1"
        flex="1 1 auto"
        w="auto"
        minW="0"
      />
    </Flex>
  );
}
