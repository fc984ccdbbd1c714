// Calls to one port of this machine, each from an address of its own: limits are about one who comes again and again.
import { type Agent, request } from 'node:http';

let visitors = 0;
export function nextVisitor(): string {
  visitors += 1;
  return `127.${1 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255 || 255}`;
}

export interface Call {
  method?: string;
  path: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
  /** Shares its connections, and its address. */
  agent?: Agent;
}

export interface Answer {
  /** Or the code of what broke the connection. */
  status: number | string;
  text: string;
}

export function ask(
  port: number,
  { method = 'GET', path, body = '', headers = {}, agent }: Call,
): Promise<Answer> {
  return new Promise((resolve) => {
    const own = agent ? { agent } : { localAddress: nextVisitor() };
    const asking = request({ host: '127.0.0.1', port, method, path, headers, ...own }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (data) => {
        text += data;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('error', (error) => resolve({ status: error.message, text }));
    });
    asking.on('error', ({ message, code }: NodeJS.ErrnoException) =>
      resolve({ status: code ?? message, text: '' }),
    );
    asking.end(body);
  });
}

/** What a visitor writes; `key` is of this one message, in each try. */
export const messageOf = (key: string): Call => ({
  method: 'POST',
  path: '/api/v1/contact',
  headers: { 'content-type': 'application/json', 'idempotency-key': key },
  body: JSON.stringify({
    name: 'Ruth Akello',
    email: `${key}@example.org`,
    subject: 'A question',
    message: 'When do you open?',
  }),
});
