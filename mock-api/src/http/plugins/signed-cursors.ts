import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { badRequest } from '../../kernel';

declare module 'fastify' {
  interface FastifyInstance {
    cursors: {
      /** A cursor as it goes out with the answer to a request. */
      sign(request: FastifyRequest, cursor: string): string;
      /** @throws ApiError 400 for a cursor that this list did not give to this person. */
      verify(request: FastifyRequest, signed: string): string;
    };
  }
}

const SIGNED = /^([\w-]+)\.([\w-]{22})$/;

/** The same cursor for another list or another person is another text. */
const signedText = ({ user, routeOptions }: FastifyRequest, cursor: string): string =>
  JSON.stringify([user?.id, routeOptions.url, cursor]);

/** Cursors are signed, so that a list believes the total and the place in them: they are its own words. */
export default plugin(async (app) => {
  const { signatures } = app;
  app.decorate('cursors', {
    sign: (request, cursor) => `${cursor}.${signatures.sign('cursor', signedText(request, cursor))}`,
    verify(request, signed) {
      const [, cursor = '', signature = ''] = SIGNED.exec(signed) ?? [];
      if (cursor && signatures.holds('cursor', signedText(request, cursor), signature)) return cursor;
      throw badRequest('The cursor is not one that this list gave.', {
        cursor: 'cursor is not one that this list gave',
      });
    },
  });
});
