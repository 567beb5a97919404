import { Readable } from 'node:stream';
import compress from '@fastify/compress';
import fastify from 'fastify';
import errors from '../../src/http/plugins/errors';

test.each(['gzip', 'br', 'identity'])(
  'a file that fails at its first read answers a readable error, though %s was asked for',
  async (encoding) => {
    const app = fastify();
    await app.register(errors);
    await app.register(compress, { threshold: 1024 });
    app.get('/file', (_, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="ledger.csv"')
        .send(
          new Readable({
            read() {
              this.destroy(new Error('The database has gone.'));
            },
          }),
        ),
    );
    const answer = await app.inject({ url: '/file', headers: { 'accept-encoding': encoding } });
    expect(answer.statusCode).toBe(500);
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers).not.toHaveProperty('content-disposition');
    expect(answer.json()).toMatchObject({ error: 'internal' });
    await app.close();
  },
);
