import type { JpegOptions } from 'sharp';

/**
 * How the pictures are kept: as the server keeps the largest file of an upload, so that it need not draw them anew. Good enough to be
 * made smaller in any format. Not progressive: it is read for each size that is made of it.
 */
export const finished: JpegOptions = {
  quality: 83,
  chromaSubsampling: '4:4:4',
  trellisQuantisation: true,
  overshootDeringing: true,
  quantisationTable: 3,
};
