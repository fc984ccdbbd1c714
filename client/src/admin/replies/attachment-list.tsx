import { chakra, Flex } from '@chakra-ui/react';
import { FileText, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { longName, sizeInWords } from '../screens/uploads/upload-controls.tsx';
import { Progress } from '../ui/progress.tsx';
import type { ReplyFileFragment } from './replies.generated.ts';
import type { UploadingFile } from './use-attachments.ts';

interface Props {
  files: readonly ReplyFileFragment[];
  uploading: readonly UploadingFile[];
  onRemove(file: ReplyFileFragment): void;
  onDrop(file: UploadingFile): void;
  onRetry(file: UploadingFile): void;
}

/** What goes with the reply, and how far the rest is. */
export function AttachmentList({ files, uploading, onRemove, onDrop, onRetry }: Props) {
  if (files.length + uploading.length === 0) return null;
  return (
    <chakra.ul display="grid" gap="2" aria-label="Files of this reply">
      {files.map((file) => (
        <Line key={file.id}>
          <FileText size={16} aria-hidden style={{ flexShrink: 0 }} />
          <Name>{file.name}</Name>
          <Aside>{sizeInWords(file.size)}</Aside>
          <DropButton label={`Remove ${file.name}`} onClick={() => onRemove(file)} />
        </Line>
      ))}
      {uploading.map((one) => (
        <Line key={`way-${one.key}`}>
          <Name>{one.file.name}</Name>
          {one.problem === null ? (
            <>
              <Progress value={one.part} aria-label={`${one.file.name}: sent so far`} />
              <Aside>{Math.floor(one.part * 100)}%</Aside>
              <DropButton label={`Stop ${one.file.name}`} onClick={() => onDrop(one)} />
            </>
          ) : (
            <Flex role="alert" flex="1 1 100%" align="center" gap="2" wrap="wrap" color="dangerText">
              <span>It was not uploaded. {one.problem}</span>
              {one.canRetry && (
                <Button variant="link" size="sm" minH="11" {...longName} onClick={() => onRetry(one)}>
                  Try {one.file.name} again
                </Button>
              )}
              <Button variant="link" size="sm" minH="11" {...longName} onClick={() => onDrop(one)}>
                Leave {one.file.name} out
              </Button>
            </Flex>
          )}
        </Line>
      ))}
    </chakra.ul>
  );
}

function DropButton({ label, onClick }: { label: string; onClick(): void }) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} onClick={onClick}>
      <X aria-hidden />
    </Button>
  );
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    ps: '3',
    minH: '11',
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'white',
    fontSize: 'sm',
  },
});
const Name = chakra('span', { base: { flex: '1 1 8rem', minW: '0', overflowWrap: 'anywhere' } });
const Aside = chakra('span', { base: { color: 'muted', fontSize: 'xs', whiteSpace: 'nowrap' } });
