import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** One address in front of several processes. */
export interface Balancer {
  origin: string;
  close(): Promise<void>;
}

async function connected(port: number): Promise<Socket | null> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return null;
  }
}

/** Gives each new connection to the next process in turn; one that does not listen is passed over. */
export async function balance(ports: readonly number[]): Promise<Balancer> {
  let turn = 0;
  const open = new Set<Socket>();

  async function pass(client: Socket): Promise<void> {
    open.add(client);
    client.once('close', () => open.delete(client));
    client.on('error', () => client.destroy());
    for (let tries = 0; tries < ports.length; tries += 1) {
      const port = ports[turn++ % ports.length] ?? 0;
      const server = await connected(port);
      if (!server) continue;
      server.on('error', () => client.destroy());
      server.once('close', () => client.destroy());
      client.once('close', () => server.destroy());
      client.pipe(server).pipe(client);
      return;
    }
    client.destroy();
  }

  const listener = createServer({ noDelay: true }, (client) => void pass(client));
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      for (const socket of open) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}
