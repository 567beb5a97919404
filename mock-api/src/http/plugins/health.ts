import plugin from 'fastify-plugin';
import { unavailable } from '../../kernel';

/** Whether the server starts, serves or stops. */
interface Serving {
  /** False while the server loads its first data and while it shuts down. */
  now: boolean;
  /** The server still answers, but a load balancer should send no new calls. */
  draining: boolean;
  /** What is being done while calls are not answered, for /readyz. */
  because: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    serving: Serving;
  }
}

/** A database that takes longer to say 1 serves nobody well. */
const ANSWER_LIMIT_MS = 5_000;

const DRAINING = 'The server is about to stop; what it has been sent is still answered.';
const DATABASE_AWAY = 'The database does not answer.';

/** /healthz says that the process lives; /readyz that it can serve, or why not. Until then the API answers 503. */
export default plugin(async (app) => {
  const serving: Serving = { now: true, draining: false, because: 'The server is starting or stopping.' };
  app.decorate('serving', serving);

  app.addHook('onRequest', async (request) => {
    if (!serving.now && request.url.startsWith('/api/')) {
      throw unavailable('Hand Receipt is starting or stopping. Try again shortly.');
    }
  });

  async function databaseAnswers(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), ANSWER_LIMIT_MS);
    });
    const asked = app.database.db.selectNoFrom((select) => select.lit(1).as('one')).execute();
    const answered = await Promise.race([asked.then(() => true).catch(() => false), late]);
    clearTimeout(timer);
    return answered;
  }

  async function reasonAgainst(): Promise<string | null> {
    // While the first data is loaded, the embedded database answers nothing else.
    if (!serving.now) return serving.because;
    if (serving.draining) return DRAINING;
    return (await databaseAnswers()) ? null : DATABASE_AWAY;
  }

  app.get('/healthz', async () => ({ status: 'alive' }));

  app.get('/readyz', async () => {
    const reason = await reasonAgainst();
    if (reason !== null) throw unavailable(`Not ready: ${reason}`);
    return { status: 'ready' };
  });
});
