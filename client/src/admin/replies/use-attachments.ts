import { useEffect, useRef, useState } from 'react';
import { readFailure } from '../../lib/api/failure.ts';
import { sendFile } from '../screens/files.ts';
import { sizeInWords } from '../screens/uploads/upload-controls.tsx';
import type { ReplyFileFragment } from './replies.generated.ts';

/** One that is on its way, or did not arrive. */
export interface UploadingFile {
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
    setUploading((all) => all.map((one) => (one.key === key ? { ...one, ...how } : one)));

  async function send(key: number, file: File) {
    const control = new AbortController();
    running.current.set(key, control);
    const form = new FormData();
    form.append('file', file);
    try {
      const options = { signal: control.signal, onProgress: (part: number) => change(key, { part }) };
      onArrived(await sendFile<ReplyFileFragment>('/api/v1/admin/attachments', form, options));
      setUploading((all) => all.filter((one) => one.key !== key));
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
      setUploading((all) => all.filter((one) => one.key !== key));
      setRefused('');
    },
    clearRefusal: () => setRefused(''),
  };
}
