import plugin from 'fastify-plugin';
import { unavailable } from '../errors';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether calls are answered: not while the first data is being laid in, nor while shutting down. */
    serving: { now: boolean };
  }
}

/** /healthz says that the process lives, /readyz that it can serve; until then the API answers 503. */
export default plugin(async (app) => {
  const serving = { now: true };
  app.decorate('serving', serving);

  app.addHook('onRequest', async (request) => {
    if (!serving.now && request.url.startsWith('/api/')) {
      throw unavailable('Hand Receipt is starting or stopping. Try again shortly.');
    }
  });
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (!serving.now) throw unavailable('Not ready yet.');
    await app.database.db.selectNoFrom((select) => select.lit(1).as('one')).execute();
    return { status: 'ready' };
  });
});
