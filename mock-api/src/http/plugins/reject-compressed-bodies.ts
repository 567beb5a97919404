import plugin from 'fastify-plugin';
import { ApiError } from '../../kernel';

/**
 * Refuses compressed bodies, because a few bytes could expand to a gigabyte. Refuses plain text, because any page may
 * post it.
 */
export default plugin(async (app) => {
  app.removeContentTypeParser('text/plain');

  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding'];
    if (encoding === undefined || encoding === 'identity') return;
    throw new ApiError(
      415,
      'unsupported-media-type',
      'Send the body as it is, without Content-Encoding.',
      undefined,
      { 'accept-encoding': 'identity' },
    );
  });
});
