import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { type TestApp, addUser, testApp } from '../support/app';

type Send = TestApp['inject'];

let t: TestApp;
let send: Send;
beforeAll(async () => {
  t = await testApp();
  await t.database.db
    .insertInto('units')
    .values({ id: 'B', parent_id: null, name: 'B Co, 4-612 IN', kind: 'company' })
    .execute();
  await addUser(t.database, { username: 'brandt', role: 'Supply Sergeant', unit_id: 'B' });
  send = await t.signIn('brandt');
});

const CALLS = [
  { url: '/api/property', type: 'application/json', body: '{"name":"M4A1","serial_number":"PLAIN1"}' },
  { url: '/api/imports', type: 'text/csv', body: 'name,serial_number\nM4A1,PLAIN2\n' },
];
const PACKED = {
  gzip: gzipSync,
  deflate: deflateSync,
  br: brotliCompressSync,
  'x-gzip': gzipSync,
  zstd: Buffer.from,
};

test.each(Object.entries(PACKED))(
  'a body packed as %s is not unpacked, but answered 415',
  async (encoding, pack) => {
    for (const { url, type, body } of CALLS) {
      const headers = { 'content-type': type, 'content-encoding': encoding };
      const answer = await send({ method: 'POST', url, headers, payload: pack(body) });
      expect([answer.statusCode, answer.headers['accept-encoding']]).toEqual([415, 'identity']);
      expect(answer.json()).toMatchObject({
        error: 'unsupported-media-type',
        message: 'Send the body as it is, without Content-Encoding.',
      });
    }
  },
);

test('a body that says that it is not packed is taken', async () => {
  for (const { url, type, body } of CALLS) {
    const headers = { 'content-type': type, 'content-encoding': 'identity' };
    expect((await send({ method: 'POST', url, headers, payload: body })).statusCode).toBe(201);
  }
});

test('plain text, as any page may post it, is taken for no body of ours', async () => {
  for (const url of ['/api/property', '/api/property/P-0001/recall', '/api/auth/logout']) {
    const headers = { 'content-type': 'text/plain' };
    expect([url, (await send({ method: 'POST', url, headers, payload: '{}' })).statusCode]).toEqual([
      url,
      415,
    ]);
  }
});
