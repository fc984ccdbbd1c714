// The socket visitors reach us by: open as soon as everything behind it is ready, and closed politely.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type ConnectionLimits,
  connectionLimits,
  limitBody,
  limitConnections,
} from './limits/connection-limits.ts';
import { StartError } from './start-error.ts';

interface HttpServer {
  /** The port it listens on, also when 0 was asked for. */
  port: number;
  /** From now on each answer is the last one on its connection. Resolves after so many milliseconds. */
  leave(milliseconds: number): Promise<void>;
  /** Takes no more connections and gives requests under way this many milliseconds to finish. */
  close(timeout: number): Promise<void>;
}

/** Milliseconds in which who keeps a connection open and is about to send on it still gets an answer, which says that it is the last. */
const lastResponseGrace = 500;

/** The settings that say where a server listens, for whoever has to change them. */
interface ListenVariables {
  port: string;
  host: string;
}

const ofVisitors: ListenVariables = { port: 'PORT', host: 'HOST' };

/** Throws a StartError when nobody may listen there: to be known before the work of starting. */
export async function checkPort(port: number, host: string, variables = ofVisitors): Promise<void> {
  const server = createServer();
  await listen(server, port, host, variables);
  await new Promise((resolve) => server.close(resolve));
}

/** Throws a StartError when nobody may listen there. */
export async function openHttpServer(
  port: number,
  host: string,
  listener: RequestListener,
  limits: ConnectionLimits = connectionLimits,
  variables = ofVisitors,
): Promise<HttpServer> {
  let leaving = false;
  const options = {
    // Longer than the minute that proxies usually keep a connection, so that they never use one we just closed.
    keepAliveTimeout: 65_000,
    headersTimeout: limits.head,
    connectionsCheckingInterval: limits.head / 5,
    // As a whole a request may take as long as its line is slow: that its body comes at all is looked after below.
    requestTimeout: 0,
  };
  const server = createServer(options, (req, res) => {
    if (leaving) res.shouldKeepAlive = false;
    limitBody(req, limits.body);
    listener(req, res);
  });
  limitConnections(server, limits.perAddress);
  await listen(server, port, host, variables);
  return {
    port: (server.address() as AddressInfo).port,
    leave(milliseconds) {
      leaving = true;
      return wait(milliseconds);
    },
    async close(timeout) {
      leaving = true;
      await close(server, timeout);
    },
  };
}

async function listen(server: Server, port: number, host: string, variables: ListenVariables): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(sentenceFor(code, port, host, variables), { cause: error });
  }
}

function sentenceFor(
  code: string | undefined,
  port: number,
  host: string,
  variables: ListenVariables,
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop the program that uses it, or choose another port with ${variables.port}=${port + 1}.`;
    case 'EACCES':
      return `Port ${port} is reserved by this system: choose a port above 1023 with ${variables.port}.`;
    default:
      return `Nothing can listen on ${host} (${code}): check ${variables.host}.`;
  }
}

/** Idle connections are not closed at once: a request may be on its way on any of them, and would be lost. */
async function close(server: Server, timeout: number): Promise<void> {
  const end = Date.now() + timeout;
  const quiet = Date.now() + Math.min(lastResponseGrace, timeout);
  while ((await connectionsOf(server)) > 0 && Date.now() < quiet) await wait(20);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  await Promise.race([closed, wait(Math.max(end - Date.now(), 1), undefined, { ref: false })]);
  clearInterval(sweep);
  server.closeAllConnections();
  await closed;
}

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count ?? 0)));
