/** What the words of a command stand behind, in sentences that name one: in a clone of the project, or where it was unpacked. */
export const commandLine = (startedByNpm: boolean): string =>
  startedByNpm ? 'npm run cli --' : 'node cli.js';
