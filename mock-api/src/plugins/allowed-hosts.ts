import plugin from 'fastify-plugin';
import { ApiError } from '../errors';

/** What monitors ask by the address of the machine. */
const PROBES = ['/healthz', '/readyz', '/metrics'];

/** Refuses requests for any other name than the server's own, where its names are configured. */
export default plugin(async (app) => {
  const { allowedHosts } = app.config;
  if (allowedHosts.length === 0) return;
  app.addHook('onRequest', async (request) => {
    const isProbe = PROBES.includes(request.url.split('?')[0] ?? '');
    if (isProbe || allowedHosts.includes(request.hostname.toLowerCase())) return;
    throw new ApiError(421, 'misdirected', 'This server does not answer for this host name.');
  });
});
