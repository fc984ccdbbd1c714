import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { readFailure } from '../../lib/failure.ts';
import { useUnfinished } from './unfinished-context.ts';
import { uploadImage } from './upload-image.ts';

/** A picture that did not arrive. */
export interface FailedUpload {
  /** Why, in a sentence. */
  reason: string;
  /** Kept so that it need not be chosen again; null when sending it again cannot help. */
  file: File | null;
}

export interface ImageUpload {
  /** How much has been sent, 0 to 1; null while nothing is on its way. */
  progress: number | null;
  failed: FailedUpload | null;
  upload(file: File): void;
  cancel(): void;
}

/** Uploading one picture at a time, and saying how it went. `onUploaded` is given the address. */
export function useImageUpload(onUploaded: (url: string) => void): ImageUpload {
  const [progress, setProgress] = useState<number | null>(null);
  const [failed, setFailed] = useState<FailedUpload | null>(null);
  const running = useRef<{ file: File; control: AbortController }>(null);

  useEffect(() => () => running.current?.control.abort(), []);
  useUnfinished(progress !== null || Boolean(failed?.file));

  const fail = (failure: FailedUpload) => {
    toast.error('Failed to upload image', { description: failure.reason });
    setFailed(failure);
  };

  const upload = async (file: File) => {
    if (!file.type.startsWith('image/'))
      return fail({ reason: `${file.name} is not a picture.`, file: null });
    const control = new AbortController();
    running.current = { file, control };
    setFailed(null);
    setProgress(0);
    try {
      const url = await uploadImage(file, { onProgress: setProgress, signal: control.signal });
      toast.success('Image uploaded successfully');
      onUploaded(url);
    } catch (error) {
      if (control.signal.aborted) return;
      fail({ reason: readFailure(error).message, file });
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
