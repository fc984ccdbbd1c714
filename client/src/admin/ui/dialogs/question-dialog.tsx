import { type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogBody, DialogDescription } from './dialog.tsx';

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The harmless way out; it has the focus. */
  cancelLabel: string;
  confirmLabel: string;
  onCancel(): void;
  onConfirm(): void;
  finalFocus?: () => HTMLElement | null;
}

/** Asks before something is lost. */
export function QuestionDialog(props: Props) {
  const { open, title, children, cancelLabel, confirmLabel, onCancel, onConfirm, finalFocus } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const footer = (
    <>
      <Button ref={cancel} variant="outline" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button variant="destructive" onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      kind="question"
      size="sm"
      open={open}
      onClose={onCancel}
      title={title}
      initialFocus={() => cancel.current}
      finalFocus={finalFocus}
      footer={footer}
    >
      <DialogBody>
        <DialogDescription overflowWrap="anywhere">{children}</DialogDescription>
      </DialogBody>
    </Dialog>
  );
}
