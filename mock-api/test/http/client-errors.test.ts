import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type TestApp, testApp } from '../support/app';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.app.listen({ host: '127.0.0.1', port: 0 });
});

/** What the server says on a connection before it hangs up. */
function said(sent: string): Promise<string> {
  const socket = connect((t.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(sent);
  return text(socket);
}

const HEADER = 'GET /api/config HTTP/1.1\r\nHost: here\r\n';

test.each([
  ['a method that there is not', 'FETCH / HTTP/1.1\r\nHost: here\r\n\r\n', 400],
  ['bytes that are no request', '\u0001\u0002\r\n\r\n', 400],
  ['two lengths of one body', `${HEADER}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n`, 400],
  ['headers without end', `${HEADER}x-long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is answered in the one error shape', async (_what, sent, status) => {
  const [head = '', body = ''] = (await said(sent)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('x-content-type-options: nosniff');
  expect(JSON.parse(body)).toEqual({
    error: expect.any(String) as string,
    message: expect.stringMatching(/^[A-Z].*\.$/) as string,
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
});
