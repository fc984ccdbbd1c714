// The work on pixels, by sharp: what comes in is decoded and drawn anew, so nothing of the sent file survives.
import sharp, { type Metadata, type Sharp } from 'sharp';
import { colors } from '../../generated/brand.ts';
import { AppError } from '../../platform/errors.ts';
import { imageTypeOf, isWholeJpeg } from './image-type.ts';
import { type Focus, iconSize, type MediaFormat, mediaTypes, shareSize } from './media-address.ts';

/** Longest side of what we keep, in pixels. */
const largestSide = 2400;
/** More pixels than this are refused before they are decoded, and so is what takes more bytes while it is. */
const maxPixels = 80_000_000;
const maxDecoded = 3 * maxPixels;
/** What takes more bytes than this is decoded alone. */
const largeDecoded = 64_000_000;
const maxPlaceholder = 400;

// One thread a picture: visitors' requests need the other cores.
sharp.concurrency(1);
sharp.cache(false);

interface Master {
  jpeg: Buffer;
  width: number;
  height: number;
  placeholder: string;
}

/** Whether a picture is to be worked on alone. Throws BAD_USER_INPUT with a sentence unless it is of a kind and size we take. */
export async function isLargeUpload(bytes: Buffer): Promise<boolean> {
  if (!imageTypeOf(bytes))
    throw refused('This file is not a picture we can use: send a JPEG, PNG, WebP, GIF or AVIF.');
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refused('This picture is damaged or incomplete: save it again and retry.');
    });
  const pixels = header.width * header.height;
  const perPixel = bytesPerPixel(header);
  const mostPixels = Math.min(maxPixels, Math.floor(maxDecoded / perPixel));
  if (pixels > mostPixels) throw refused(tooManyPixels(pixels, mostPixels));
  return pixels * perPixel > largeDecoded;
}

/** Throws BAD_USER_INPUT with a sentence unless `bytes` are a whole picture of a kind and size we take. */
export async function masterOfUpload(bytes: Buffer): Promise<Master & { type: string }> {
  await isLargeUpload(bytes);
  try {
    const master = await drawMaster(sharp(bytes, { limitInputPixels: maxPixels, failOn: 'warning' }));
    return { ...master, type: imageTypeOf(bytes) as string };
  } catch {
    throw refused('This picture is damaged or incomplete: save it again and retry.');
  }
}

/** What decoding holds at once, at most and as measured: of an animation we take the first picture, so that their number does not count. */
function bytesPerPixel({ format, channels, depth, isProgressive, pages = 1 }: Metadata): number {
  const isDeep = depth !== 'uchar';
  const decoded = channels * (isDeep ? 2 : 1);
  if (format === 'heif') return decoded * (isDeep ? 4 : 6);
  if (format === 'jpeg' && isProgressive) return decoded * 3;
  return format === 'gif' || pages > 1 ? decoded * 2 : decoded;
}

function tooManyPixels(pixels: number, max: number): string {
  const [has, may] = [Math.ceil(pixels / 1e6), Math.floor(max / 1e6)];
  const kind = max < maxPixels ? ' for a picture of this kind' : '';
  const advice = kind ? 'make it smaller, or save it as a plain JPEG,' : 'make it smaller';
  return `This picture has too many pixels, ${has} million where ${may} million is the most${kind}: ${advice} and retry.`;
}

/** One variant of a master. Flat illustration and photographs both look clean at these settings. */
export function drawVariant(master: Buffer, width: number, format: MediaFormat): Promise<Buffer> {
  const resized = sharp(master).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return resized.avif({ quality: 50, effort: 2 }).toBuffer();
  if (format === 'webp') return resized.webp({ quality: 78, effort: 3, smartSubsample: true }).toBuffer();
  return asJpeg(resized, 84).toBuffer();
}

/** A master as previews of links show it: with `focus` as near to the middle as can be, else the part that catches the eye. */
export async function drawShare(master: Buffer, focus: Focus | null): Promise<Buffer> {
  const cover = { ...shareSize, fit: 'cover', position: 'attention' } as const;
  if (!focus) return asJpeg(sharp(master).resize(cover), 84).toBuffer();
  const { width, height } = await sharp(master).metadata();
  return asJpeg(sharp(master).extract(cropAround(focus, { width, height })).resize(shareSize), 84).toBuffer();
}

/** A logo as the icon of an app, whole whatever shape a telephone cuts it to, on the ground that the logo has at its corner. */
export async function drawIcon(master: Buffer): Promise<Buffer> {
  const [r = 255, g = 255, b = 255] = await sharp(master)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const background = { r, g, b };
  // Masks keep a circle of four fifths of the width: what is left between these edges is a square within it.
  const edge = Math.round(iconSize * 0.22);
  const side = iconSize - 2 * edge;
  return sharp(master)
    .resize({ width: side, height: side, fit: 'contain', background })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
    .png({ palette: true })
    .toBuffer();
}

interface Size {
  width: number;
  height: number;
}

/** The largest part of a picture that has the shape of a preview. */
function cropAround({ x, y }: Focus, whole: Size) {
  const scale = Math.min(whole.width / shareSize.width, whole.height / shareSize.height);
  const width = Math.min(whole.width, Math.round(shareSize.width * scale));
  const height = Math.min(whole.height, Math.round(shareSize.height * scale));
  const from = (part: number, all: number, size: number) =>
    Math.round(Math.min(Math.max(part * all - size / 2, 0), all - size));
  return { left: from(x, whole.width, width), top: from(y, whole.height, height), width, height };
}

/** Of a picture that is finished: its own bytes. */
export async function finishedMaster(jpeg: Buffer): Promise<Master & { type: string }> {
  if (!isWholeJpeg(jpeg)) throw refused('This is not a whole JPEG: draw it again.');
  return { jpeg, type: mediaTypes.jpg, ...(await describeMaster(jpeg)) };
}

/** What is to be known of a master that is there already. */
export async function describeMaster(jpeg: Buffer): Promise<Omit<Master, 'jpeg'>> {
  const { width, height } = await sharp(jpeg).metadata();
  return { width, height, placeholder: await drawPlaceholder(jpeg) };
}

async function drawMaster(input: Sharp): Promise<Master> {
  const upright = input
    .autoOrient()
    // Behind transparent pictures.
    .flatten({ background: colors.paper })
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await asJpeg(upright, 90).toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height, placeholder: await drawPlaceholder(data) };
}

const asJpeg = (image: Sharp, quality: number) =>
  image.jpeg({ quality, chromaSubsampling: '4:4:4', progressive: true });

async function drawPlaceholder(jpeg: Buffer): Promise<string> {
  for (const side of [20, 16, 12]) {
    const tiny = await sharp(jpeg)
      .resize({ width: side, height: side, fit: 'inside' })
      .webp({ quality: 30, effort: 6 })
      .toBuffer();
    const url = `data:image/webp;base64,${tiny.toString('base64')}`;
    if (url.length <= maxPlaceholder) return url;
  }
  const { dominant } = await sharp(jpeg).stats();
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: dominant } })
    .webp()
    .toBuffer();
  return `data:image/webp;base64,${dot.toString('base64')}`;
}

const refused = (message: string) => new AppError('BAD_USER_INPUT', message, [{ message, path: ['file'] }]);
