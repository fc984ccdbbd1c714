import { Box } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { useRef, useState } from 'react';
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
  const element = useRef<HTMLDivElement>(null);
  const mayWrite = useMay('writeOffice');
  if (!mayWrite || !to) return null;
  // What had the focus goes with the other face of it.
  const show = (wanted: boolean) => {
    setOpen(wanted);
    element.current?.focus();
  };
  const sent = () => {
    toast.success('Your reply is on its way');
    show(false);
    onSent();
  };
  return (
    <Panel title="Reply by mail" screenOnly>
      <Box ref={element} tabIndex={-1} outline="none">
        {open ? (
          <ReplyComposer subject={subject} to={to} onSent={sent} />
        ) : (
          <Button variant="outline" onClick={() => show(true)}>
            <Mail aria-hidden />
            Write a reply
          </Button>
        )}
      </Box>
    </Panel>
  );
}
