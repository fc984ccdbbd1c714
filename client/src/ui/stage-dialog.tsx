import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from './button.tsx';

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

/**
 * For a `<dialog>` that is open as long as it is drawn. The server sends it open; here it becomes a modal one, unless
 * it was closed before our code was there.
 */
function useModal(onClose: () => void, finalFocus: () => HTMLElement | null) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  const focusAfter = useEffectEvent(() => finalFocus()?.focus());

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog?.open) return;
    dialog.removeAttribute('open');
    dialog.showModal();
    return () => {
      dialog.close();
      // Before React draws it again, as it does twice while developing.
      dialog.setAttribute('open', '');
      focusAfter();
    };
  }, []);

  useEffect(() => {
    if (!ref.current?.open) close();
  }, []);

  return {
    ref,
    open: true,
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      onClose();
    },
    /** Some browsers close it on a second Escape whatever we say. */
    onClose: () => ref.current?.open || onClose(),
  };
}
