// The socket visitors reach us by: open before everything else, so that a taken port is known at once, and closed politely.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from './start-error.ts';

export interface HttpServer {
  /** The port it listens on, also when 0 was asked for. */
  port: number;
  /** From now on requests go to this listener; until then they are told to come back in a moment. */
  answerWith(listener: RequestListener): void;
  /** Takes no more connections and gives requests under way this many milliseconds to finish. */
  close(patience: number): Promise<void>;
}

/** Throws a StartError when nobody may listen there. */
export async function openHttpServer(port: number, host: string): Promise<HttpServer> {
  let listener: RequestListener = sayWait;
  const server = createServer((req, res) => listener(req, res));
  // Longer than the minute that proxies usually keep a connection, so that they never use one we just closed.
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 66_000;
  await listen(server, port, host);
  return {
    port: (server.address() as AddressInfo).port,
    answerWith(next) {
      listener = next;
    },
    close: (patience) => close(server, patience),
  };
}

const sayWait: RequestListener = (req, res) => {
  if (req.url === '/healthz')
    res.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":"ok"}');
  else
    res
      .writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '2' })
      .end('Starting. Please try again in a moment.\n');
};

async function listen(server: Server, port: number, host: string): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    throw new StartError(sentenceFor((error as NodeJS.ErrnoException).code, port, host), { cause: error });
  }
}

function sentenceFor(code: string | undefined, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop the program that uses it, or choose another port with PORT=${port + 1}.`;
    case 'EACCES':
      return `Port ${port} is reserved by this system: choose a port above 1023 with PORT.`;
    default:
      return `Nothing can listen on ${host} (${code}): check HOST.`;
  }
}

/** Closing alone would wait for browsers that keep their idle connections open. */
async function close(server: Server, patience: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  await Promise.race([closed, wait(patience, undefined, { ref: false })]);
  clearInterval(sweep);
  server.closeAllConnections();
  await closed;
}
