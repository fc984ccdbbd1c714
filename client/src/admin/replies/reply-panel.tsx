import { Box } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../office/panel.tsx';
import type { Timeline } from '../office/timeline/use-timeline.ts';
import type { Worked, WorkKind } from '../office/work-kind.ts';
import { useMay } from '../rights/rights.ts';
import { ReplyComposer } from './reply-composer.tsx';
import { hasReplyDraft } from './reply-draft.ts';

interface Props<Row extends Worked> {
  kind: WorkKind<Row>;
  row: Row;
  timeline: Timeline;
  /** Empty where there is nobody to write to any more. */
  to: string;
}

/** The place of a reply on a work page: open where nobody answered yet or one was begun before, else folded until it is wanted. */
export function ReplyPanel<Row extends Worked>({ kind, row, timeline, to }: Props<Row>) {
  const [subject] = useState(() => ({ kind: kind.kind, id: String(row.id) }));
  const [open, setOpen] = useState(
    () => row.status === 'new' || row.status === 'open' || hasReplyDraft(subject),
  );
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
  };
  return (
    <Panel title="Reply by mail" screenOnly>
      <Box ref={element} tabIndex={-1} outline="none">
        {open ? (
          <ReplyComposer subject={subject} kind={kind} row={row} timeline={timeline} to={to} onSent={sent} />
        ) : (
          <Button onClick={() => show(true)}>
            <Mail aria-hidden />
            Write a reply
          </Button>
        )}
      </Box>
    </Panel>
  );
}
