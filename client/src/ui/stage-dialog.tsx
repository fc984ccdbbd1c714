import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { useModal } from './use-modal.ts';

const Stage = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'modal',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    w: 'full',
    h: 'full',
    maxW: 'none',
    maxH: 'none',
    m: '0',
    p: '0',
    border: '0',
    bg: 'brandDeep',
    color: 'paper',
    outline: 'none',
    animation: 'fade-in 200ms',
    '&:not([open])': { display: 'none' },
  },
});

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minH: { base: '14', lg: '20' },
    py: '3',
    ps: 'gutter',
    pe: { base: '2', lg: 'gutter' },
    '& button': { _hover: { bg: 'brand' } },
  },
});

interface Props {
  onClose(): void;
  /** Names the dialog. */
  title: ReactNode;
  /** What stands at the left of the bar in place of the title, which is then only read out. */
  bar?: ReactNode;
  /** Where the focus goes on closing. */
  finalFocus(): HTMLElement | null;
  onKeyDown?(event: KeyboardEvent): void;
  children: ReactNode;
}

/**
 * The whole screen, dark, for one picture or film, for as long as it is drawn. Keeps the focus inside; Escape and the
 * cross close it. The cross does so before our code is there.
 */
export function StageDialog({ onClose, title, bar, finalFocus, onKeyDown, children }: Props) {
  const dialog = useModal(onClose, finalFocus);
  const id = useId();
  return (
    <Stage {...dialog} aria-labelledby={id} onKeyDown={onKeyDown}>
      <Bar>
        {bar}
        <chakra.h2 id={id} {...(bar ? { srOnly: true } : { textStyle: 'subheading' })}>
          {title}
        </chakra.h2>
        <form
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          <Button type="submit" variant="ghost" size="icon" aria-label="Close">
            <X aria-hidden />
          </Button>
        </form>
      </Bar>
      {children}
    </Stage>
  );
}
