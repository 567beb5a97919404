import type { RemoteModule } from '@hand-receipt/contracts';
import descriptor from '../remote.json';
import remote from './remote';

const exposed: RemoteModule = remote;

test('each page named in remote.json is exposed, and nothing else', async () => {
  const named = new Set(descriptor.routes.map((route) => route.page));
  expect(new Set(Object.keys(exposed.pages))).toEqual(named);
  for (const load of Object.values(exposed.pages)) expect((await load()).default).toBeInstanceOf(Function);
});

test('each slot named in remote.json is filled, and nothing else', () => {
  const filled = Object.entries(exposed.slots).flatMap(([slot, names]) =>
    Object.keys(names).map((name) => `${slot} ${name}`),
  );
  expect(filled.sort()).toEqual(descriptor.slots.map(({ slot, name }) => `${slot} ${name}`).sort());
});
