import { useMutation } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { Download, RotateCcw } from 'lucide-react';
import { useMay } from '../rights/rights.ts';
import { RowButton } from '../screens/table/row-buttons.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { downloadAttachment } from './download-attachment.ts';
import { type ReplyLineFragment, SendReplyAgainDocument } from './replies.generated.ts';

const states = { queued: 'On its way', sent: 'Sent', failed: 'Not sent', unclear: 'Unclear' } as const;

/** A reply in a timeline: what it said, what went with it, and what became of it. */
export function ReplyEntry({ reply }: { reply: ReplyLineFragment }) {
  const { id, to, subject, text, state, error, attachments } = reply;
  const [again, { loading }] = useMutation(SendReplyAgainDocument, { variables: { id: String(id) } });
  const mayWrite = useMay('writeOffice');
  const isOpen = state === 'failed' || state === 'unclear';
  const failed = (title: string) => (reason: unknown) => void showFailure(title, reason);
  return (
    <Box>
      <chakra.p fontSize="sm" color={isOpen ? 'dangerText' : 'muted'} fontWeight="medium">
        {states[state]}
        {error && `: ${error}`}
      </chakra.p>
      <details>
        <chakra.summary cursor="pointer" py="2" fontWeight="semibold" overflowWrap="anywhere">
          {subject}
        </chakra.summary>
        <chakra.p fontSize="sm" color="muted" mb="2">
          To {to}
        </chakra.p>
        <chakra.p whiteSpace="pre-line">{text}</chakra.p>
      </details>
      <Flex ms="-3" wrap="wrap" data-screen-only>
        {attachments.map((file) => (
          <RowButton
            key={file.id}
            wide
            label={`Download ${file.name}`}
            word={file.name}
            icon={<Download aria-hidden />}
            onClick={() => downloadAttachment(file).catch(failed('The file could not be downloaded'))}
          />
        ))}
        {mayWrite && isOpen && (
          <RowButton
            wide
            label="Send this reply again"
            word="Send again"
            icon={<RotateCcw aria-hidden />}
            onClick={() => loading || void again().catch(failed('The reply could not be sent'))}
          />
        )}
      </Flex>
    </Box>
  );
}

const Box = chakra('div', { base: { mt: '2', p: '3', bg: 'paper', borderRadius: 'md' } });
