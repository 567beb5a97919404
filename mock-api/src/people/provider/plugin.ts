import plugin from 'fastify-plugin';
import { Provider } from './provider';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where people sign in besides here; null for nowhere. */
    provider: Provider | null;
  }
}

/** The OpenID Connect provider of the settings. The server starts without it: it is looked up at the first sign-in. */
export default plugin(async (app) => {
  const settings = app.config.signIn.provider;
  app.decorate('provider', settings && new Provider(settings, app.clock));
});
