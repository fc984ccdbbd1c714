import { chakra } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWasSent } from './posted-form.ts';

const Note = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '3',
    bg: 'subtle',
    borderInlineStartWidth: '4px',
    borderColor: 'brand',
    px: '5',
    py: '4',
    mb: '8',
    '& svg': { w: '5', h: '5', flexShrink: '0', alignSelf: 'center', color: 'brand' },
  },
});

/** Says that form `form` was sent, where the address says so: without JavaScript no toast can. */
export function SentNote({ form, children }: { form: string; children: ReactNode }) {
  if (!useWasSent(form)) return null;
  return (
    <Note role="status">
      <CircleCheck aria-hidden />
      <span>{children}</span>
    </Note>
  );
}
