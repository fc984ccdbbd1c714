import { chakra } from '@chakra-ui/react';

const look = {
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  bg: 'surface',
  borderWidth: '1px',
  borderRadius: 'md',
  px: { base: '4', md: '6' },
  py: '5',
} as const;

/** The box a part of the account page stands in. */
export const AccountPanel = chakra('div', { base: look });
export const AccountForm = chakra('form', { base: look });
