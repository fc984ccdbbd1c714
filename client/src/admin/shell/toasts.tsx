import { CircleAlert, CircleCheck } from 'lucide-react';
import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { Toaster } from 'sonner';

const look = {
  '--width': '356px',
  '--normal-bg': 'var(--l-colors-surface)',
  '--normal-text': 'var(--l-colors-ink)',
  '--normal-border': 'var(--l-colors-line-strong)',
  '--border-radius': 'var(--l-radii-md)',
  fontFamily: 'var(--l-fonts-body)',
} as CSSProperties;

/** A finger must hit it within four seconds. */
const actionButtonStyle: CSSProperties = {
  minHeight: '2.5rem',
  paddingInline: '1rem',
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: 'var(--l-colors-paper)',
  background: 'var(--l-colors-brand)',
};

/**
 * The one place toasts appear: 4 seconds, three at a time, held while the mouse is on them or the page is
 * hidden. They come from above: below are the last row's and the dialogs' buttons. They stand beside the screen, not
 * within it: an open dialog hides the screen from screen readers, and their Undo with it.
 */
export function Toasts() {
  return createPortal(
    <Toaster
      position="top-center"
      // On a phone the Save button of a long page stands just below.
      mobileOffset={{ top: 6 }}
      duration={4000}
      visibleToasts={3}
      gap={14}
      closeButton
      pauseWhenPageIsHidden
      style={look}
      toastOptions={{ style: { fontSize: '0.9375rem' }, actionButtonStyle }}
      icons={{
        success: <CircleCheck size={20} color="var(--l-colors-brand)" aria-hidden />,
        error: <CircleAlert size={20} color="var(--l-colors-danger-text)" aria-hidden />,
      }}
    />,
    document.body,
  );
}
