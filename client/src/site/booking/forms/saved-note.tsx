import { chakra } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

const Note = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    bg: 'subtle',
    borderInlineStartWidth: '4px',
    borderColor: 'brand',
    px: '5',
    py: '3',
    mb: '4',
    '& svg': { w: '5', h: '5', flexShrink: '0', color: 'brand' },
  },
});

/** Says that something was sent and taken. */
export function SavedNote({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <div role="status">
      {shown && (
        <Note>
          <CircleCheck aria-hidden />
          <span>{children}</span>
        </Note>
      )}
    </div>
  );
}
