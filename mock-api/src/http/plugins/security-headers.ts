import helmet from '@fastify/helmet';
import plugin from 'fastify-plugin';

/** Hash of the empty string: Emotion's own empty style element, which it then fills by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * For the product's document: lets the scanner's decoder of codes, which is WebAssembly from our own origin, be
 * compiled. It allows no script: eval stays forbidden.
 */
export const WASM = "'wasm-unsafe-eval'";

/**
 * For the product's document: a worker starts from a copy of its script whose digest was checked, since browsers
 * check none of a worker. Only a script of the page can make such an address.
 */
export const CHECKED_COPIES = 'blob:';

/**
 * The Content-Security-Policy of every answer.
 *
 * @param scripts CSP sources of what else one document may run, e.g. the hash of an inline script, `'sha256-…'`.
 * @param workers what else its workers may be started from.
 */
export const contentSecurityPolicy = (
  scripts: readonly string[] = [],
  workers: readonly string[] = [],
): string =>
  [
    `default-src 'self'`,
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src 'self' ${EMPTY_STYLE}`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `worker-src ${["'self'", ...workers].join(' ')}`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
  ].join('; ');

/** What pages may use of the device: the camera, for the scanner of codes. */
const PERMISSIONS =
  'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), bluetooth=(), serial=(), display-capture=()';

/** Security headers on every answer, the errors included. */
export default plugin(async (app) => {
  await app.register(helmet, {
    // Helmet's own policy cannot differ from document to document, and it upgrades plain HTTP, which a LAN may use.
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', contentSecurityPolicy());
    reply.header('permissions-policy', PERMISSIONS);
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    // Responses are personal. After a sign-out, Back or a lost connection would show them from a cache.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
});
