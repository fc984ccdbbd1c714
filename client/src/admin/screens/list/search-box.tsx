import { Box, chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { Input } from '../../ui/controls.tsx';

interface Props {
  /** What is searched, such as `Search stays`. */
  label: string;
  value: string;
  onChange(value: string): void;
}

/** The field a list is searched by. */
export function SearchBox({ label, value, onChange }: Props) {
  return (
    <Box position="relative" flex="1 1 12rem" w={{ md: '20rem' }} maxW={{ md: '20rem' }}>
      <chakra.span
        position="absolute"
        insetInlineStart="3"
        top="50%"
        transform="translateY(-50%)"
        color="muted"
        pointerEvents="none"
      >
        <Search size={18} aria-hidden />
      </chakra.span>
      <Input
        type="search"
        aria-label={label}
        placeholder={`${label}...`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        ps="10"
      />
    </Box>
  );
}
