import type { Socket } from 'node:net';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted as soon as the server begins to close, before any part of it ends its own work. */
    closing: AbortSignal;
  }
}

/** Time that responses in progress have when the server closes. */
const LAST_ANSWERS_MS = 5_000;

/**
 * Closes connections when the server closes: idle ones at once, the others after their
 * answer, or when they have had their time. Node alone waits for a connection that was opened and never used,
 * as browsers keep them ready, and for one whose last answer left it open for more.
 */
export default plugin(async (app) => {
  /** How many requests of each open connection are not yet answered. */
  const openRequests = new Map<Socket, number>();
  const closing = new AbortController();
  app.decorate('closing', closing.signal);

  const close = (socket: Socket) => {
    if (closing.signal.aborted && openRequests.get(socket) === 0) socket.destroySoon();
  };
  const count = (socket: Socket, more: number) => {
    const before = openRequests.get(socket);
    if (before !== undefined) openRequests.set(socket, before + more);
  };

  app.server.on('connection', (socket) => {
    openRequests.set(socket, 0);
    socket.once('close', () => openRequests.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => {
      count(socket, -1);
      close(socket);
    });
  });

  app.addHook('preClose', async () => {
    closing.abort();
    for (const socket of openRequests.keys()) close(socket);
    const cutOff = setTimeout(() => {
      for (const socket of openRequests.keys()) socket.destroy();
    }, LAST_ANSWERS_MS);
    app.server.once('close', () => clearTimeout(cutOff));
  });
});
