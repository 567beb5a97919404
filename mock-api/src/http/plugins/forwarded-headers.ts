import plugin from 'fastify-plugin';

/**
 * Says once in the log that a proxy names its clients and nobody told us to believe it. Until then all of them are one
 * address, which shares its attempts to sign in.
 */
export default plugin(async (app) => {
  if (app.config.trustProxy) return;
  let warned = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (warned || headers['x-forwarded-for'] === undefined) return;
    warned = true;
    app.log.warn(
      'X-Forwarded-For arrived and TRUST_PROXY is not set: every client of the proxy counts as one address. ' +
        'Set TRUST_PROXY to the address of the proxy.',
    );
  });
});
