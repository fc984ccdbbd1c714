// What a file is by its first bytes; its name and what the sender calls it count for nothing.

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString('latin1', at, at + text.length) === text;

/** Media type of a picture we take, or null for anything else. */
export function imageTypeOf(bytes: Buffer): string | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'image/gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  if (startsWith(bytes, 'ftypavif', 4) || startsWith(bytes, 'ftypavis', 4)) return 'image/avif';
  return null;
}

/** Whether a JPEG of ours has its first and its last bytes; no other file we keep passes. */
export const isWholeJpeg = (bytes: Buffer) =>
  startsWith(bytes, '\xff\xd8\xff') && bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
