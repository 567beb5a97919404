import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { badRequest } from '../../kernel';

/** Signs cursors of one kind and checks them. */
interface CursorSigner {
  /** A cursor as it goes out with the answer to a request. */
  sign(request: FastifyRequest, cursor: string): string;
  /** @throws ApiError 400 for a cursor that this list did not give to this person. */
  verify(request: FastifyRequest, signed: string): string;
}

declare module 'fastify' {
  interface FastifyInstance {
    cursors: {
      /** Of the pages of a list: they hold for the order and the filters that they were given for. */
      page: CursorSigner;
      /** Of what changed in a list since: each call may have other filters. */
      changes: CursorSigner;
    };
  }
}

const SIGNED = /^([\w-]+)\.([\w-]{22})$/;

/** The same cursor for another list or another person is another text. */
const ofList = ({ user, routeOptions }: FastifyRequest): unknown[] => [user?.id, routeOptions.url];

/** How a list is sorted and filtered, which its pages have in common; how long a page is may change. */
function ofPages(request: FastifyRequest): unknown[] {
  const { cursor: _, limit: __, ...filters } = (request.query ?? {}) as Record<string, unknown>;
  const asked = Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1));
  return [...ofList(request), request.params, asked];
}

/** Cursors are signed, so that a list believes the total and the place in them: they are its own words. */
export default plugin(async (app) => {
  const { signatures } = app;
  const signer = (holdsFor: (request: FastifyRequest) => unknown[]): CursorSigner => {
    const signedText = (request: FastifyRequest, cursor: string) =>
      JSON.stringify([...holdsFor(request), cursor]);
    return {
      sign: (request, cursor) => `${cursor}.${signatures.sign('cursor', signedText(request, cursor))}`,
      verify(request, signed) {
        const [, cursor = '', signature = ''] = SIGNED.exec(signed) ?? [];
        if (cursor && signatures.holds('cursor', signedText(request, cursor), signature)) return cursor;
        throw badRequest('The cursor is not one that this list gave.', {
          cursor: 'cursor is not one that this list gave',
        });
      },
    };
  };
  app.decorate('cursors', { page: signer(ofPages), changes: signer(ofList) });
});
