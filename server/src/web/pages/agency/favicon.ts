// The icon that browsers and other programs ask for by themselves, without reading a page.
import type { RequestHandler } from 'express';
import { iconUrl } from '../../../modules/media/media-address.ts';
import type { Services } from '../../../services.ts';
import { markPublic } from '../../cache/public-answer.ts';
import { sendFile } from '../../send-file.ts';

export const faviconPath = '/favicon.ico';

/** GET and HEAD of /favicon.ico: made of the agency's logo; the file of the house's own where there is none. */
export function faviconHandler({ media, settings }: Pick<Services, 'media' | 'settings'>): RequestHandler {
  return async (req, res, next) => {
    const icon = iconUrl((await settings.agency()).logo);
    const file = icon && (await media.file(icon));
    if (!file) return next();
    markPublic(res, ['settings']);
    res.set('Cache-Control', 'no-cache');
    sendFile(req, res, { bytes: asIco(file.bytes), type: 'image/x-icon' }, `"${icon}"`);
  };
}

/** An ICO file may hold a PNG as it is: six bytes of head, sixteen that describe the one picture. */
function asIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  // Width and height stay 0, which means 256 or more: the PNG says how many.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
