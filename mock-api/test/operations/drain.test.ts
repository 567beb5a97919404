import { workplace } from '../cli/workplace';
import { startServer } from '../process/server-process';

test('after the signal to stop it goes on serving for DRAIN_SECONDS while /readyz sends callers elsewhere', async () => {
  const { env } = await workplace();
  const server = startServer({ ...env, DRAIN_SECONDS: '600' });
  const base = await server.ready;
  expect((await fetch(`${base}/readyz`)).status).toBe(200);
  server.child.kill('SIGTERM');

  let ready = 200;
  while (ready === 200) ready = (await fetch(`${base}/readyz`)).status;
  expect(ready).toBe(503);
  expect((await fetch(`${base}/api/config`)).status).toBe(200);

  // Who cannot wait says so again.
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(1);
}, 240_000);
