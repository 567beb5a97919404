import type { RemoteModule } from '@hand-receipt/contracts';
import { descriptorFaults } from '@hand-receipt/contracts/remote';

/** What of remote.json names a part of the remote, as TypeScript reads it out of the file. */
interface Descriptor {
  routes: readonly { page: string }[];
  slots: readonly { slot: string; name: string }[];
}

/**
 * Declares the tests of what a remote exposes: all that its remote.json names, and nothing else.
 *
 * @param descriptor its remote.json
 * @param remote the default export of its `src/remote.ts`
 */
export function testRemote(descriptor: Descriptor, remote: RemoteModule): void {
  const { routes, slots } = descriptor;

  test('remote.json declares what the shell and the server know', () => {
    expect(descriptorFaults(descriptor)).toEqual([]);
  });

  test('each page named in remote.json is exposed and loads, and no other is', async () => {
    const named = new Set(routes.map(({ page }) => page));
    expect(new Set(Object.keys(remote.pages))).toEqual(named);
    for (const load of Object.values(remote.pages)) expect((await load()).default).toBeInstanceOf(Function);
  });

  test('each slot named in remote.json is filled, and no other is', () => {
    const named = slots.map(({ slot, name }) => `${slot} ${name}`);
    const filled = Object.entries(remote.slots).flatMap(([slot, fills]) =>
      Object.keys(fills).map((name) => `${slot} ${name}`),
    );
    expect(filled.sort()).toEqual(named.sort());
  });
}
