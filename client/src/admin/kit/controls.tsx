// The bare inputs of the staff's part, in one look.
import { chakra } from '@chakra-ui/react';

const look = {
  base: {
    w: 'full',
    minH: '11',
    px: '3',
    py: '2',
    bg: 'white',
    color: 'ink',
    fontSize: 'md',
    lineHeight: '1.4',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'md',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'ink' },
    _readOnly: { bg: 'sand', borderColor: 'line', color: 'muted' },
    _focusVisible: { outline: '3px solid {colors.gold}', outlineOffset: '0', borderColor: 'forest' },
    '&[aria-invalid=true]': { borderColor: 'terracotta', boxShadow: 'inset 3px 0 0 {colors.terracotta}' },
  },
} as const;

export const Input = chakra('input', look);
export const Textarea = chakra('textarea', {
  base: { ...look.base, resize: 'vertical', minH: '9rem', fieldSizing: 'content' },
});
export const Select = chakra('select', { base: { ...look.base, cursor: 'pointer' } });
