import { chakra, Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from './button.tsx';

const Stage = chakra(Dialog.Content, {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'modal',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    bg: 'forestDeep',
    color: 'paper',
    outline: 'none',
    _open: { animation: 'fade-in 200ms' },
    _closed: { animation: 'fade-out 140ms' },
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
    pl: 'gutter',
    pr: { base: '2', lg: 'gutter' },
    '& button': { _hover: { bg: 'forest' } },
  },
});

interface Props {
  open: boolean;
  onClose(): void;
  /** Names the dialog. */
  title: ReactNode;
  /** What stands at the left of the bar in place of the title, which is then only read out. */
  bar?: ReactNode;
  /** Where the focus goes on closing; to what had it before unless said. */
  finalFocus?: () => HTMLElement | null;
  onKeyDown?(event: KeyboardEvent): void;
  children: ReactNode;
}

/** The whole screen, dark, for one picture or film. Keeps the focus inside; Escape and the cross close it. */
export function StageDialog({ open, onClose, title, bar, finalFocus, onKeyDown, children }: Props) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => change.open || onClose()}
      finalFocusEl={finalFocus}
      lazyMount
      unmountOnExit
      unstyled
    >
      <Portal>
        <Dialog.Positioner>
          <Stage onKeyDown={onKeyDown}>
            <Bar>
              {bar}
              <Dialog.Title asChild>
                {bar ? (
                  <chakra.h2 srOnly>{title}</chakra.h2>
                ) : (
                  <chakra.h2 textStyle="subheading">{title}</chakra.h2>
                )}
              </Dialog.Title>
              <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose}>
                <X aria-hidden />
              </Button>
            </Bar>
            {children}
          </Stage>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
