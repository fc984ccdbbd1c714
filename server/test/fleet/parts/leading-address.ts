// One address of this machine that leads to one of several servers, as a managed database has it.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface LeadingAddress {
  port: number;
  /** From now on there. Connections to the one before end. */
  lead(port: number): void;
  close(): void;
}

export async function openLeadingAddress(first: number): Promise<LeadingAddress> {
  let target = first;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const address = createServer((client) => {
    const server = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [keep(client), server],
      [keep(server), client],
    ] as const)
      one.pipe(other).on('close', () => one.destroy());
  });
  address.listen(0, '127.0.0.1');
  await once(address, 'listening');
  return {
    port: (address.address() as AddressInfo).port,
    lead(port) {
      if (port === target) return;
      target = port;
      endAll();
    },
    close() {
      address.close();
      endAll();
    },
  };
}
