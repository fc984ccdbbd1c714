import { chakra, Flex } from '@chakra-ui/react';
import { FileText, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { readFailure } from '../../lib/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { sendFile } from '../screens/files.ts';
import { longName, sizeInWords } from '../screens/uploads/upload-controls.tsx';
import { Progress } from '../ui/progress.tsx';
import { SmallButton } from '../ui/small-button.tsx';
import type { ReplyFileFragment } from './replies.generated.ts';

/** One that is on its way, or did not arrive. */
interface UploadingFile {
  key: number;
  file: File;
  /** How much has been sent, 0 to 1. */
  part: number;
  /** Why it did not arrive, in a sentence; else null. */
  problem: string | null;
  /** Whether sending the same file again can help. */
  canRetry: boolean;
}

export const mostFiles = 5;
/** Bytes of one. */
const largest = 10 * 1024 * 1024;

/** Files on their way to a reply: `onArrived` is given each that is there. */
export function useAttachments(count: number, onArrived: (file: ReplyFileFragment) => void) {
  const [uploading, setUploading] = useState<UploadingFile[]>([]);
  const [refused, setRefused] = useState('');
  const running = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);

  useEffect(() => {
    const controls = running.current;
    return () => {
      for (const control of controls.values()) control.abort();
    };
  }, []);

  const change = (key: number, how: Partial<UploadingFile>) =>
    setUploading((all) => all.map((upload) => (upload.key === key ? { ...upload, ...how } : upload)));

  async function send(key: number, file: File) {
    const control = new AbortController();
    running.current.set(key, control);
    const form = new FormData();
    form.append('file', file);
    try {
      const options = { signal: control.signal, onProgress: (part: number) => change(key, { part }) };
      onArrived(await sendFile<ReplyFileFragment>('/api/v1/admin/attachments', form, options));
      setUploading((all) => all.filter((upload) => upload.key !== key));
    } catch (error) {
      if (!control.signal.aborted) change(key, { problem: readFailure(error).message, canRetry: true });
    } finally {
      running.current.delete(key);
    }
  }

  return {
    uploading,
    /** Why some of the chosen files were left out; else empty. */
    refused,
    add(files: readonly File[]) {
      const room = mostFiles - count - uploading.length;
      const taken = files.slice(0, Math.max(0, room));
      setRefused(
        taken.length < files.length
          ? `At most ${mostFiles} files can go with a reply: some were left out.`
          : '',
      );
      const added = taken.map((file): UploadingFile => {
        lastKey.current += 1;
        const problem =
          file.size > largest
            ? `It has ${sizeInWords(file.size)}; at most 10 MB can be sent. Send a link, or make it smaller.`
            : null;
        return { key: lastKey.current, file, part: 0, problem, canRetry: false };
      });
      setUploading((all) => [...all, ...added]);
      for (const { key, file, problem } of added) if (!problem) void send(key, file);
    },
    retry({ key, file }: UploadingFile) {
      change(key, { part: 0, problem: null });
      void send(key, file);
    },
    /** Stops it, or takes what did not arrive off the list. */
    drop({ key }: UploadingFile) {
      running.current.get(key)?.abort(new Error('Stopped.'));
      setUploading((all) => all.filter((upload) => upload.key !== key));
      setRefused('');
    },
    clearRefusal: () => setRefused(''),
  };
}

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
      {uploading.map((upload) => (
        <Line key={`way-${upload.key}`}>
          <Name>{upload.file.name}</Name>
          {upload.problem === null ? (
            <>
              <Progress value={upload.part} aria-label={`${upload.file.name}: sent so far`} />
              <Aside>{Math.floor(upload.part * 100)}%</Aside>
              <DropButton label={`Stop ${upload.file.name}`} onClick={() => onDrop(upload)} />
            </>
          ) : (
            <Flex role="alert" flex="1 1 100%" align="center" gap="2" wrap="wrap" color="dangerText">
              <span>It was not uploaded. {upload.problem}</span>
              {upload.canRetry && (
                <SmallButton variant="link" {...longName} onClick={() => onRetry(upload)}>
                  Try {upload.file.name} again
                </SmallButton>
              )}
              <SmallButton variant="link" {...longName} onClick={() => onDrop(upload)}>
                Leave {upload.file.name} out
              </SmallButton>
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
