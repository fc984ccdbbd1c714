import { useMutation } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { Check, Download, RotateCcw } from 'lucide-react';
import { useMay } from '../rights/rights.ts';
import { fetchSignedIn, saveAsFile } from '../screens/files.ts';
import { RowButton } from '../screens/table/row-buttons.tsx';
import { showFailure } from '../ui/show-failure.ts';
import {
  LeaveReplyDocument,
  type ReplyFileFragment,
  type ReplyLineFragment,
  SendReplyAgainDocument,
} from './replies.generated.ts';

const states = { queued: 'On its way', sent: 'Sent', failed: 'Not sent', unclear: 'Unclear' } as const;

/** Whether somebody should look at it. */
const isUnsettled = ({ state, leftAt }: ReplyLineFragment) =>
  leftAt === null && (state === 'failed' || state === 'unclear');

/** A reply in a timeline: what it said, what went with it, and what became of it. */
export function ReplyEntry({ reply }: { reply: ReplyLineFragment }) {
  const { id, to, subject, text, state, error, leftAt, attachments } = reply;
  const [again, { loading }] = useMutation(SendReplyAgainDocument, { variables: { id: String(id) } });
  const mayWrite = useMay('writeOffice');
  const [leave] = useMutation(LeaveReplyDocument, { variables: { id: String(id) } });
  const isOpen = isUnsettled(reply);
  const failed = (title: string) => (reason: unknown) => void showFailure(title, reason);
  return (
    <Box>
      <chakra.p fontSize="sm" color={isOpen ? 'dangerText' : 'muted'} fontWeight="medium">
        {states[state]}
        {error ? `: ${error}` : leftAt && '.'}
        {leftAt && ' It was left so.'}
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
          <>
            <RowButton
              wide
              label="Send this reply again"
              word="Send again"
              icon={<RotateCcw aria-hidden />}
              onClick={() => loading || void again().catch(failed('The reply could not be sent'))}
            />
            <RowButton
              wide
              label="Leave this reply as it is"
              word="Leave it"
              icon={<Check aria-hidden />}
              onClick={() => void leave().catch(failed('It could not be noted'))}
            />
          </>
        )}
      </Flex>
    </Box>
  );
}

const Box = chakra('div', { base: { mt: '2', p: '3', bg: 'paper', borderRadius: 'md' } });

/** Saves a file that went with a reply. Rejects with a sentence for people. */
async function downloadAttachment({ id, name, type }: ReplyFileFragment): Promise<void> {
  const answer = await fetchSignedIn(`/api/v1/admin/attachments/${id}`);
  if (!answer.ok) {
    const { error } = (await answer.json().catch(() => ({}))) as { error?: { message: string } };
    throw new Error(error?.message ?? 'The file could not be downloaded. Please try again.');
  }
  saveAsFile(name, type, await answer.blob());
}
