import { preparePicture } from './prepare-picture.ts';
import { type SendOptions, sendFile } from './send-file.ts';
import type { UploadKind } from './use-upload.ts';

/** Sends a picture to our own media and answers its address, such as `/media/x.jpg`. Rejects with a sentence for people. */
export async function uploadImage(file: File, options: SendOptions): Promise<string> {
  const form = new FormData();
  form.append('upload_preset', 'website');
  form.append('file', file);
  return (await sendFile<{ url: string }>('/api/v1/uploads', form, options)).url;
}

export const imageUpload: UploadKind = { noun: 'image', prepare: preparePicture, send: uploadImage };
