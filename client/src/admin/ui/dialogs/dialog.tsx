import { Dialog as Base, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

interface Props {
  open: boolean;
  /** Escape, the cross or a click beside a question asks for this; the owner decides. */
  onClose(): void;
  title: string;
  /** 'question' must be answered and closes by its buttons or Escape only. */
  kind?: 'form' | 'question';
  size?: 'sm' | 'md' | 'lg';
  /** Where the focus goes first; the first control unless said. */
  initialFocus?: () => HTMLElement | null;
  /** Where it returns to; what had it before unless said. */
  finalFocus?: () => HTMLElement | null;
  children: ReactNode;
  footer?: ReactNode;
}

const messages = () => document.querySelector('section[aria-label^=Notifications]');

/** A modal dialog: keeps the focus inside and gives it back. */
export function Dialog(props: Props) {
  const {
    open,
    onClose,
    title,
    kind = 'form',
    size = 'lg',
    initialFocus,
    finalFocus,
    children,
    footer,
  } = props;
  return (
    <Base.Root
      open={open}
      onOpenChange={(details) => details.open || onClose()}
      role={kind === 'question' ? 'alertdialog' : 'dialog'}
      size={size}
      closeOnInteractOutside={false}
      // A row within it that Escape leaves is left alone, and the dialog stays.
      onEscapeKeyDown={(event) => {
        if (event.target instanceof Element && event.target.closest('[data-own-escape]'))
          event.preventDefault();
      }}
      // The Undo of a message can be pressed over an open dialog.
      persistentElements={[messages]}
      initialFocusEl={initialFocus}
      finalFocusEl={finalFocus}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Base.Backdrop />
        <Base.Positioner>
          <Base.Content>
            <Base.Header>
              <Base.Title minW="0" overflowWrap="anywhere" py={kind === 'form' ? '2.5' : '0'}>
                {title}
              </Base.Title>
              {kind === 'form' && (
                <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose} me="-3">
                  <X aria-hidden />
                </Button>
              )}
            </Base.Header>
            {children}
            {footer && <Base.Footer>{footer}</Base.Footer>}
          </Base.Content>
        </Base.Positioner>
      </Portal>
    </Base.Root>
  );
}

export const DialogBody = Base.Body;
export const DialogDescription = Base.Description;
