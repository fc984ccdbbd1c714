// The bare inputs of the visitor's part, in one look.
import { chakra } from '@chakra-ui/react';
import { lowScreen } from '../../ui/theme/css-values.ts';

const look = {
  base: {
    w: 'full',
    minH: '12',
    px: '4',
    py: '2.5',
    bg: 'surface',
    color: 'ink',
    fontSize: 'md',
    lineHeight: '1.5',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'sm',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'brand' },
    _focusVisible: { outlineOffset: '0', boxShadow: 'none', borderColor: 'brand' },
    '&[aria-invalid=true]': {
      borderColor: 'danger',
      boxShadow: 'inset calc(var(--start) * -4px) 0 0 {colors.danger}',
    },
  },
} as const;

export const Input = chakra('input', look);
export const Select = chakra('select', { base: { ...look.base, cursor: 'pointer' } });
export const Textarea = chakra('textarea', {
  base: {
    ...look.base,
    display: 'block',
    resize: 'vertical',
    minH: '7.5rem',
    // Whole between the header and the buttons.
    [lowScreen]: { minH: '0', maxH: '5.5rem' },
  },
});
