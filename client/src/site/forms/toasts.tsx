import { CircleAlert, CircleCheck } from 'lucide-react';
import { type CSSProperties, useEffect } from 'react';
import { Toaster, toast } from 'sonner';

/** One short message for the visitor. */
export interface Toast {
  kind: 'success' | 'error';
  title: string;
  description?: string;
}

export type ShowToast = (toast: Toast) => void;

export interface ToastsProps {
  /** Called when messages can be drawn, with what draws one; gives back what ends it. */
  onReady(show: ShowToast): () => void;
}

const look = {
  '--width': '356px',
  '--normal-bg': 'var(--l-colors-surface)',
  '--normal-text': 'var(--l-colors-ink)',
  '--normal-border': 'var(--l-colors-line-strong)',
  '--border-radius': 'var(--l-radii-md)',
  fontFamily: 'var(--l-fonts-body)',
} as CSSProperties;

/** Draws messages below the header: 4 seconds, three at a time, held while the mouse is on them or the page is hidden. */
export function Toasts({ onReady }: ToastsProps) {
  useEffect(() => onReady(({ kind, title, description }) => toast[kind](title, { description })), [onReady]);
  return (
    <Toaster
      position="top-center"
      offset={{ top: '6.25rem' }}
      mobileOffset={{ top: '5rem', left: '1rem', right: '1rem' }}
      duration={4000}
      visibleToasts={3}
      gap={14}
      closeButton
      pauseWhenPageIsHidden
      style={look}
      toastOptions={{ style: { fontSize: '0.9375rem' } }}
      icons={{
        success: <CircleCheck size={20} color="var(--l-colors-brand)" aria-hidden />,
        error: <CircleAlert size={20} color="var(--l-colors-danger-text)" aria-hidden />,
      }}
    />
  );
}
