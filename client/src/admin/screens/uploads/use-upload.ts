import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { readFailure } from '../../../lib/api/failure.ts';
import { useUnfinished } from '../editing/use-leave-guard.ts';
import type { SendOptions } from './send-file.ts';

/** A file that did not arrive. */
export interface FailedUpload {
  /** Why, in a sentence. */
  reason: string;
  /** Kept so that it need not be chosen again; null when sending it again cannot help. */
  file: File | null;
}

/** How far a file is. */
export interface UploadedSoFar {
  /** How much has been sent, 0 to 1. */
  part: number;
  /** Of how many bytes; null while the file is being made ready. */
  bytes: number | null;
}

export interface Upload {
  /** Null while nothing is on its way. */
  progress: UploadedSoFar | null;
  failed: FailedUpload | null;
  upload(file: File): void;
  cancel(): void;
}

/** What is sent, and how. */
export interface UploadKind {
  /** In a toast, such as `image`. */
  noun: string;
  /** The file as it is sent. Rejects with a sentence for one that the server would refuse. */
  prepare(file: File): Promise<File>;
  /** Answers its address. */
  send(file: File, options: SendOptions): Promise<string>;
}

/** Sending it again cannot help. */
class Unusable extends Error {}

/** Uploading one file at a time, and saying how it went. `onUploaded` is given the address. */
export function useUpload({ noun, prepare, send }: UploadKind, onUploaded: (url: string) => void): Upload {
  const [progress, setProgress] = useState<UploadedSoFar | null>(null);
  const [failed, setFailed] = useState<FailedUpload | null>(null);
  const running = useRef<{ file: File; control: AbortController }>(null);

  useEffect(() => () => running.current?.control.abort(), []);
  useUnfinished(progress !== null || Boolean(failed?.file));

  const fail = (failure: FailedUpload) => {
    toast.error(`Failed to upload ${noun}`, { description: failure.reason });
    setFailed(failure);
  };

  const upload = async (file: File) => {
    const control = new AbortController();
    running.current = { file, control };
    setFailed(null);
    setProgress({ part: 0, bytes: null });
    try {
      const prepared = await prepare(file).catch((error: Error) => {
        throw new Unusable(error.message);
      });
      control.signal.throwIfAborted();
      const onProgress = (part: number) => setProgress({ part, bytes: prepared.size });
      onProgress(0);
      const url = await send(prepared, { onProgress, signal: control.signal });
      toast.success(`${noun.replace(/^\w/, (letter) => letter.toUpperCase())} uploaded successfully`);
      onUploaded(url);
    } catch (error) {
      if (control.signal.aborted) return;
      fail({ reason: readFailure(error).message, file: error instanceof Unusable ? null : file });
    }
    setProgress(null);
  };

  const cancel = () => {
    if (!running.current) return;
    running.current.control.abort();
    setFailed({ reason: 'You stopped it.', file: running.current.file });
    setProgress(null);
  };

  return { progress, failed, upload, cancel };
}
