import plugin from 'fastify-plugin';
import { ApiError } from '../../kernel';

/** What monitors ask by the address of the machine. */
const PROBES = ['/healthz', '/readyz', '/metrics'];
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127\.[\d.]+$/.test(host);
/** An address of IPv6 stands in brackets in the Host header. */
const asHeader = (host: string) => (host.includes(':') ? `[${host}]` : host);

/**
 * Refuses requests for any other name than the server's own, so that a page of another site cannot give its name
 * our address and read our answers. Names come from ALLOWED_HOSTS. Without it a server that only this machine
 * reaches answers to the names of this machine; one that a
 * network or a proxy reaches cannot know its names, and says so.
 */
export default plugin(async (app) => {
  const { allowedHosts, host, trustProxy } = app.config;
  const names = allowedHosts.length > 0 ? allowedHosts : [...LOOPBACK, asHeader(host.toLowerCase())];
  if (allowedHosts.length === 0 && (trustProxy || !isLoopback(host))) {
    app.log.warn(
      'A network or a proxy reaches this server and ALLOWED_HOSTS is not set: requests for any host name are answered. ' +
        'Set ALLOWED_HOSTS to the names under which people reach this server.',
    );
    return;
  }
  app.addHook('onRequest', async (request, reply) => {
    const isProbe = PROBES.includes(request.url.split('?')[0] ?? '');
    if (isProbe || names.includes(request.hostname.toLowerCase())) return;
    // Nobody reads the rest of what it sends, nor waits for it.
    reply.header('connection', 'close');
    throw new ApiError(421, 'misdirected', 'This server does not answer for this host name.');
  });
});
