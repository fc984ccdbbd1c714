// Many visitors of one port who read and write until it is enough, and what each of them was told.
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { ask, messageOf } from './visitors.ts';

export interface Write {
  key: string;
  answer: number | string;
}

export interface Visits {
  /** The status of each, or the code of what broke the connection. */
  reads: (number | string)[];
  writes: Write[];
}

const atOnce = 16;
const paths = ['/', '/programs', '/api/v1/programs', '/contact', '/api/v1/programs?search=gorilla'];

/** Their connections are kept, and are to be closed. */
export function visitorsOf(port: () => number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const read = async (path: string) => (await ask(port(), { path, agent })).status;
  const send = async (key: string) => (await ask(port(), messageOf(key))).status;
  return {
    read,
    send,
    /** Until it is over, and there were so many at least. */
    async visit(over: () => boolean, least: number): Promise<Visits> {
      const [reads, writes]: [(number | string)[], Write[]] = [[], []];
      const visitor = async () => {
        while (!over() || reads.length + writes.length < least) {
          for (const path of paths) reads.push(await read(path));
          const key = randomUUID();
          writes.push({ key, answer: await send(key) });
        }
      };
      await Promise.all(Array.from({ length: atOnce }, visitor));
      return { reads, writes };
    },
    close: () => agent.destroy(),
  };
}
