import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { uploadImage } from './upload-image.ts';

/** Uploading one picture at a time, and saying how it went. `onUploaded` is given the address. */
export function useImageUpload(onUploaded: (url: string) => void) {
  /** How much has been sent, 0 to 1; null while nothing is on its way. */
  const [progress, setProgress] = useState<number | null>(null);
  /** The picture that did not arrive, so that it need not be chosen again. */
  const [failed, setFailed] = useState<File | null>(null);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  const upload = async (file: File) => {
    const control = new AbortController();
    running.current = control;
    setFailed(null);
    setProgress(0);
    try {
      if (!file.type.startsWith('image/')) throw new Error(`${file.name} is not a picture.`);
      const url = await uploadImage(file, { onProgress: setProgress, signal: control.signal });
      toast.success('Image uploaded successfully');
      onUploaded(url);
    } catch (error) {
      if (control.signal.aborted) return;
      toast.error('Failed to upload image', { description: (error as Error).message });
      if (file.type.startsWith('image/')) setFailed(file);
    }
    setProgress(null);
  };

  return { progress, failed, upload };
}
