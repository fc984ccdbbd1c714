// The floor for answers from memory: bare node:http that always sends the bytes it was given.
import { createServer } from 'node:http';
import { sayReady } from './child.ts';

interface FixedAnswer {
  type: string;
  bytes: Buffer;
}

const answers = new Map<string, FixedAnswer>();

process.on('message', (given: Record<string, { type: string; text: string }>) => {
  for (const [path, { type, text }] of Object.entries(given)) {
    answers.set(path, { type, bytes: Buffer.from(text) });
  }
  sayReady({});
});

const server = createServer((req, res) => {
  const answer = answers.get(req.url ?? '');
  if (!answer) {
    res.writeHead(404).end();
    return;
  }
  res.writeHead(200, { 'Content-Type': answer.type, 'Content-Length': answer.bytes.length });
  res.end(answer.bytes);
});

server.listen(0, '127.0.0.1', () => sayReady({ address: server.address() }));
