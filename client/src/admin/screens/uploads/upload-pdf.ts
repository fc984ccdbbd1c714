import { type SendOptions, sendFile } from './send-file.ts';
import type { UploadKind } from './use-upload.ts';

/** Megabytes that the server takes. */
const most = 20;

/** Refuses what the server would refuse, before anything is sent. */
async function prepare(file: File): Promise<File> {
  const start = new Uint8Array(await file.slice(0, 5).arrayBuffer());
  if (String.fromCharCode(...start) !== '%PDF-') throw new Error(`${file.name} is not a PDF.`);
  if (file.size <= most * 1024 ** 2) return file;
  const megabytes = (file.size / 1024 ** 2).toFixed(1);
  throw new Error(
    `${file.name} has ${megabytes} MB, and ${most} MB can be sent at most. Most programs can save a PDF smaller, for reading on a screen.`,
  );
}

async function send(file: File, options: SendOptions): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  return (await sendFile<{ url: string }>('/api/v1/uploads/pdf', form, options)).url;
}

export const pdfUpload: UploadKind = { noun: 'PDF', prepare, send };
