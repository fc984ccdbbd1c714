/** What a mail in a file says, in lower case: as it stands there, and with what its parts are written in undone. */
export function wordsOfMail(raw: Buffer): string {
  const text = raw.toString('latin1');
  const unfolded = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll('=', ''), 'hex').toString());
  // Each part begins after an empty line; what is not base64 becomes signs that nobody looks for.
  const parts = text.split('\r\n\r\n').map((part) => Buffer.from(part, 'base64').toString());
  return [text, unfolded, ...parts].join('\n').toLowerCase();
}
