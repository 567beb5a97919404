import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';

/** A fault of ours is an error; a call of the API is worth a line; pages, files and probes are not. */
function levelOf(request: FastifyRequest, reply: FastifyReply): 'error' | 'info' | 'debug' {
  if (reply.statusCode === 500) return 'error';
  return request.url.startsWith('/api/') ? 'info' : 'debug';
}

/** One line for each answer: method, path, address, status, milliseconds, and who asked. */
export default plugin(async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    const fields = {
      req: request,
      user: request.user?.id,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log[levelOf(request, reply)](fields, 'answered');
  });
});
