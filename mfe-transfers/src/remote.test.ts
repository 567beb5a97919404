import type { RemoteModule } from '@hand-receipt/contracts';
import descriptor from '../remote.json';
import remote from './remote';

const exposed: RemoteModule = remote;

test('every page named in remote.json is exposed and loads, and no other is', async () => {
  const named = [...new Set(descriptor.routes.map(({ page }) => page))];
  expect(Object.keys(exposed.pages)).toEqual(named);
  for (const load of Object.values(exposed.pages)) {
    expect((await load()).default).toEqual(expect.any(Function));
  }
});

test('every slot named in remote.json is filled, and no other is', () => {
  const filled = Object.entries(exposed.slots).flatMap(([slot, fills]) =>
    Object.keys(fills).map((name) => `${slot}/${name}`),
  );
  expect(filled).toEqual(descriptor.slots.map(({ slot, name }) => `${slot}/${name}`));
});
