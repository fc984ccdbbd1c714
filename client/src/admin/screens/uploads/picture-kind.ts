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
export async function pictureKind(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const start = String.fromCharCode(...bytes);
  return signs.find(([, at, sign]) => start.startsWith(sign, at))?.[0] ?? null;
}
