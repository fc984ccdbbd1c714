// Two products on one data folder would fight over its database, so the first one holds a lock that the system
// itself lets go of when the process ends, however it ends: a socket nobody talks to.
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The function that gives the folder back, or null when another process holds it. */
export async function holdFolder(folder: string): Promise<(() => void) | null> {
  const name = `lubugo-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const path =
    { linux: `\0${name}`, win32: `\\\\.\\pipe\\${name}` }[process.platform as string] ?? join(tmpdir(), name);
  let server = await listen(path);
  // Elsewhere the socket is a file, which stays behind after a kill: if nobody answers there, it is ours to take.
  if (!server && path.startsWith('/') && !(await answers(path))) {
    rmSync(path, { force: true });
    server = await listen(path);
  }
  if (!server) return null;
  const held = server;
  return () => void held.close();
}

function listen(path: string): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => resolve(null));
    server.listen(path, () => resolve(server.unref()));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => resolve(true)).on('error', () => resolve(false));
    socket.on('close', () => resolve(false));
  });
}
