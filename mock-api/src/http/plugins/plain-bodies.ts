import plugin from 'fastify-plugin';
import { ApiError } from '../../kernel';

/**
 * Takes bodies only as they are: nothing is unpacked for whoever sends it, so that a few bytes never become a
 * gigabyte, and nothing is taken as plain text, which any page may post.
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
