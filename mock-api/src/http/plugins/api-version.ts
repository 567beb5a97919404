import plugin from 'fastify-plugin';
import { API_VERSION, API_VERSION_HEADER } from '../api-version';
import { formerPathOf } from '../former-paths';

/** Each response of the API says its version, and one that was asked for at a former path where it has moved to. */
export default plugin(async (app) => {
  app.addHook('onRequest', async ({ url, originalUrl }, reply) => {
    if (!url.startsWith('/api/')) return;
    reply.header(API_VERSION_HEADER, API_VERSION);
    const former = formerPathOf(originalUrl);
    if (!former) return;
    reply.header('deprecation', `@${Date.parse(former.movedOn) / 1000}`);
    reply.header('link', `<${url}>; rel="successor-version"`);
    if (former.worksUntil) reply.header('sunset', new Date(former.worksUntil).toUTCString());
  });
});
