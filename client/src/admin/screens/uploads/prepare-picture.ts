import { pictureKind } from './picture-kind.ts';

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
