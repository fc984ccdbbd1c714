// Sending one file after another: how a picture and a PDF are made ready and sent, and how that goes.
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { readFailure } from '../../../lib/api/failure.ts';
import { useUnfinished } from '../editing/use-leave-guard.ts';
import { type SendOptions, sendFile } from '../files.ts';

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

/** What is sent, and how. */
interface UploadKind {
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
export function useUpload({ noun, prepare, send }: UploadKind, onUploaded: (url: string) => void) {
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

  return { /** Null while nothing is on its way. */ progress, failed, upload, cancel };
}

export type Upload = ReturnType<typeof useUpload>;

/** Longest side of what the server keeps, in pixels. */
const maxSide = 2400;
/** A file of at most this many bytes is sent as it is. */
const smallEnough = 1_000_000;

/**
 * The picture as it is sent: upright, no larger than the server keeps it, of a type it takes. Throws an error with a
 * sentence for people when it can be seen here that the server would refuse it.
 */
export async function preparePicture(file: File): Promise<File> {
  const kind = await pictureKind(file);
  if (!kind && !file.type.startsWith('image/')) throw new Error(`${file.name} is not a picture.`);
  const isTaken = kind !== null && kind !== 'image/heic';
  if (isTaken && file.size <= smallEnough) return file;
  const drawn = await draw(file, kind === 'image/jpeg' || kind === 'image/heic').catch(() => null);
  if (drawn && (!isTaken || drawn.size < file.size)) return drawn;
  // A picture that this browser cannot draw may be too much for this device only: the server looks itself.
  if (isTaken) return file;
  throw new Error(
    kind === 'image/heic'
      ? `${file.name} is a HEIC picture, which this browser cannot read. Save it as a JPEG and choose that one; an iPhone takes JPEGs with Settings, Camera, Formats, Most Compatible.`
      : `${file.name} is not a picture we can use: choose a JPEG, PNG, WebP, GIF or AVIF.`,
  );
}

/** Photographs become JPEGs; what may be transparent becomes WebP. */
async function draw(file: File, isPhoto: boolean): Promise<File | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const type = isPhoto ? 'image/jpeg' : 'image/webp';
  const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.9));
  return bytes && new File([bytes], file.name, { type: bytes.type });
}

// What a file is by its first bytes; its name and type are what somebody calls it.

const signs: [kind: string, at: number, sign: string][] = [
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
  ['image/avif', 4, 'ftypavis'],
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].map(
    (brand): [string, number, string] => ['image/heic', 4, `ftyp${brand}`],
  ),
];

/** The type of a picture, or null when it is none that we know. */
async function pictureKind(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const start = String.fromCharCode(...bytes);
  return signs.find(([, at, sign]) => start.startsWith(sign, at))?.[0] ?? null;
}

/** Answers the address under which the server keeps it, such as `/media/x.jpg`. Rejects with a sentence for people. */
async function send(address: string, fields: Record<string, string | File>, options: SendOptions) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return (await sendFile<{ url: string }>(address, form, options)).url;
}

export const uploadImage = (file: File, options: SendOptions) =>
  send('/api/v1/uploads', { upload_preset: 'website', file }, options);

export const imageUpload: UploadKind = { noun: 'image', prepare: preparePicture, send: uploadImage };

/** Megabytes that the server takes. */
const maxMegabytes = 20;

/** Refuses what the server would refuse, before anything is sent. */
async function preparePdf(file: File): Promise<File> {
  const start = new Uint8Array(await file.slice(0, 5).arrayBuffer());
  if (String.fromCharCode(...start) !== '%PDF-') throw new Error(`${file.name} is not a PDF.`);
  if (file.size <= maxMegabytes * 1024 ** 2) return file;
  const megabytes = (file.size / 1024 ** 2).toFixed(1);
  throw new Error(
    `${file.name} has ${megabytes} MB, and ${maxMegabytes} MB can be sent at most. Most programs can save a PDF smaller, for reading on a screen.`,
  );
}

export const pdfUpload: UploadKind = {
  noun: 'PDF',
  prepare: preparePdf,
  send: (file, options) => send('/api/v1/uploads/pdf', { file }, options),
};
