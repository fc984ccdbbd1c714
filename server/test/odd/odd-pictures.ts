// Pictures that are not what they say.
import { crc32 } from 'node:zlib';

/** Says that it is as large as this, which is all that is asked before it is unpacked. */
export function claiming(side: number, png: Buffer): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
