import plugin from 'fastify-plugin';
import { measureOperations } from './metrics';
import { Processes } from './processes';

declare module 'fastify' {
  interface FastifyInstance {
    /** The processes of the server, this one among them while it listens. */
    processes: Processes;
  }
}

/** Enters this process among the processes while it listens, and measures what the operations page says. */
export default plugin(async (app) => {
  const processes = new Processes(app);
  app.decorate('processes', processes);
  app.addHook('onListen', async () => processes.start());
  app.addHook('preClose', () => processes.stop());
  measureOperations(app);
});
