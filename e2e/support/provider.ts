import { fork } from 'node:child_process';
import { join } from 'node:path';

const PROGRAM = join(__dirname, '../../mock-api/test/support/oidc-provider.mjs');

/**
 * Starts an OpenID Connect provider whose screens take any password.
 *
 * @param publicUrl where people reach the product
 * @param claims what it says of its people, by user name
 */
export async function startProvider(port: number, publicUrl: string, claims: Record<string, object>) {
  const options = {
    port,
    claims,
    redirectUris: [`${publicUrl}/api/auth/provider/callback`],
    signedOutUris: [`${publicUrl}/login`],
  };
  const child = fork(PROGRAM, [JSON.stringify(options)], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new Error('The provider ended.')));
  });
  return {
    issuer: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
