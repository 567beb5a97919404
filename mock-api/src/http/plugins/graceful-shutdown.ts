import type { Socket } from 'node:net';
import plugin from 'fastify-plugin';

/** Time that responses in progress have when the server closes. */
const LAST_ANSWERS_MS = 5_000;

/**
 * Lets connections go when the server closes: those on which nothing is asked at once, the others after their
 * answer, or when they have had their time. Node alone waits for a connection that was opened and never used,
 * as browsers keep them ready, and for one whose last answer left it open for more.
 */
export default plugin(async (app) => {
  /** How many requests of each open connection are not yet answered. */
  const asked = new Map<Socket, number>();
  let closing = false;

  const letGo = (socket: Socket) => {
    if (closing && asked.get(socket) === 0) socket.destroySoon();
  };
  const count = (socket: Socket, more: number) => {
    const before = asked.get(socket);
    if (before !== undefined) asked.set(socket, before + more);
  };

  app.server.on('connection', (socket) => {
    asked.set(socket, 0);
    socket.once('close', () => asked.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => {
      count(socket, -1);
      letGo(socket);
    });
  });

  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of asked.keys()) letGo(socket);
    const cutOff = setTimeout(() => {
      for (const socket of asked.keys()) socket.destroy();
    }, LAST_ANSWERS_MS);
    app.server.once('close', () => clearTimeout(cutOff));
  });
});
