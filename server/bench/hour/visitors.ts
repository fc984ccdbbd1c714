// Visitors with an address and a connection of their own each, who come through what stands in front of the product.
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import type { Ask } from '../rows.ts';

export interface Asked extends Omit<Ask, 'method'> {
  method: Ask['method'] | 'PUT';
  bytes?: Buffer;
}

export interface Visitors {
  /** The text of an answer; null when there was none, or it was no good one, which is counted. */
  ask(asked: Asked): Promise<string | null>;
  asked: number;
  /** Each that failed, in a sentence. */
  failures: string[];
  leave(): void;
}

const addresses = 50;
/** Milliseconds after which a visitor has waited for too long. */
const patience = 120_000;

/** At `port` of localhost. */
export function visitorsAt(port: number): Visitors {
  // One that nobody else knows made the certificate.
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, servername: 'localhost' });
  /** What is asked again and again goes round all of them, as each has limits. */
  const turns = new WeakMap<Asked, number>();
  const visitors: Visitors = {
    asked: 0,
    failures: [],
    async ask(asked) {
      const { method, path, headers = {}, body, bytes } = asked;
      visitors.asked += 1;
      const turn = turns.get(asked) ?? visitors.asked;
      turns.set(asked, turn + 1);
      const localAddress = `127.0.1.${1 + (turn % addresses)}`;
      const numbered = body?.replaceAll('{n}', String(visitors.asked));
      try {
        const sent = request({
          agent,
          host: '127.0.0.1',
          port,
          localAddress,
          method,
          path: encodeURI(decodeURI(path)),
          headers: { host: `localhost:${port}`, 'accept-encoding': 'gzip', ...headers },
          signal: AbortSignal.timeout(patience),
        });
        sent.end(bytes ?? numbered);
        const [answer]: IncomingMessage[] = await once(sent, 'response');
        if (!answer) throw new Error('nobody answered');
        const isPacked = answer.headers['content-encoding'] === 'gzip';
        const told = await buffer(answer);
        const text = (isPacked ? gunzipSync(told) : told).toString('utf8');
        const { statusCode = 0 } = answer;
        if (statusCode < 400) return text;
        throw new Error(`status ${statusCode}: ${text.slice(0, 200)}`);
      } catch (error) {
        visitors.failures.push(`${method} ${path}: ${(error as Error).message}`);
        return null;
      }
    },
    leave: () => agent.destroy(),
  };
  return visitors;
}
