import { Mail } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../office/panel.tsx';
import type { SubjectOf } from '../office/work-kind.ts';
import { useMay } from '../rights/rights.ts';
import { ReplyComposer } from './reply-composer.tsx';
import { hasReplyDraft } from './reply-draft.ts';

interface Props {
  subject: SubjectOf;
  /** Empty where there is nobody to write to any more. */
  to: string;
  onSent(): void;
}

/** The place of a reply on a work page: folded until it is wanted, or was begun before. */
export function ReplyPanel({ subject: { kind, id }, to, onSent }: Props) {
  const [subject] = useState(() => ({ kind, id: String(id) }));
  const [open, setOpen] = useState(() => hasReplyDraft(subject));
  const mayWrite = useMay('writeOffice');
  if (!mayWrite || !to) return null;
  const sent = () => {
    toast.success('Your reply is on its way');
    setOpen(false);
    onSent();
  };
  return (
    <Panel title="Reply by mail" screenOnly>
      {open ? (
        <ReplyComposer subject={subject} to={to} onSent={sent} />
      ) : (
        <Button variant="outline" onClick={() => setOpen(true)}>
          <Mail aria-hidden />
          Write a reply
        </Button>
      )}
    </Panel>
  );
}
