import type { RemoteModule } from '@hand-receipt/contracts';
import descriptor from '../remote.json';
import remote from './remote';

const { pages, slots }: RemoteModule = remote;

test('every page of remote.json can be loaded, and there is no other', async () => {
  const declared = [...new Set(descriptor.routes.map(({ page }) => page))];
  expect(Object.keys(pages).sort()).toEqual(declared.sort());
  const loaded = await Promise.all(Object.values(pages).map((load) => load()));
  for (const module of loaded) expect(module.default).toBeInstanceOf(Function);
});

test('every slot of remote.json is filled, and there is no other', () => {
  const declared = descriptor.slots.map(({ slot, name }) => `${slot}/${name}`);
  const filled = Object.entries(slots).flatMap(([slot, fills]) =>
    Object.keys(fills).map((name) => `${slot}/${name}`),
  );
  expect(filled.sort()).toEqual(declared.sort());
});
