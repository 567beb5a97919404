import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RegisteredRemote } from '@hand-receipt/contracts';
import { registryReader } from '../../src/sections/registry';

const folder = mkdtempSync(path.join(tmpdir(), 'hand-receipt-collisions-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
});

interface Declared {
  routes?: string[];
  nav?: string[];
  slots?: string[];
}

/** Deploys a remote with a page at each path, an entry to each, and cards of these names. */
function deploy(name: string, { routes = [], nav = [], slots = [] }: Declared): void {
  mkdirSync(path.join(folder, name), { recursive: true });
  const descriptor = {
    name,
    title: name,
    entry: `/remotes/${name}/remoteEntry.js`,
    routes: routes.map((each) => ({ path: each, page: 'page' })),
    nav: nav.map((each, order) => ({ label: `${name} ${each}`, path: each, group: 'main', order })),
    slots: slots.map((each, order) => ({
      slot: 'dashboard.cards',
      name: each,
      title: each,
      order,
      column: 'main',
    })),
  };
  writeFileSync(path.join(folder, name, 'remote.json'), JSON.stringify(descriptor));
}

/** What the server registers, as `mfe-a /range`, and what it logs. */
function reader() {
  const log: string[] = [];
  const read = registryReader(folder, (name, reason) => log.push(`${name}: ${reason}`));
  const list = (of: (remote: RegisteredRemote) => string[]) => async (): Promise<string[]> =>
    (await read()).flatMap((remote) => of(remote).map((each) => `${remote.name} ${each}`));
  return {
    log,
    routes: list(({ routes }) => routes.map((entry) => entry.path)),
    nav: list(({ nav }) => nav.map((entry) => entry.path)),
    slots: list(({ slots }) => slots.map((entry) => entry.name)),
  };
}

test('FED-13 of two remotes with one path the first by name keeps it, always, and the log names both, once', async () => {
  deploy('mfe-range', { routes: ['/lanes/:lane', '/range'], nav: ['/range'] });
  deploy('mfe-lanes', { routes: ['/lanes', '/Lanes/:id'], nav: ['/lanes'] });
  const { log, routes, nav } = reader();
  const kept = ['mfe-lanes /lanes', 'mfe-lanes /Lanes/:id', 'mfe-range /range'];
  for (let time = 0; time < 3; time += 1) expect(await routes()).toEqual(kept);
  expect(await nav()).toEqual(['mfe-lanes /lanes', 'mfe-range /range']);
  expect(log).toEqual(['mfe-range: routes/0 /lanes/:lane is a route of mfe-lanes too, which keeps it']);
});

test('FED-13 the file of the order says who is first, and what it does not name comes after', async () => {
  deploy('mfe-a', { routes: ['/range'], nav: ['/range'] });
  deploy('mfe-b', { routes: ['/range'], nav: ['/range'] });
  deploy('mfe-c', { routes: ['/range'], nav: ['/range'] });
  writeFileSync(path.join(folder, 'order.json'), JSON.stringify(['mfe-gone', 'mfe-b', 7]));
  const { log, routes, nav } = reader();
  expect(await routes()).toEqual(['mfe-b /range']);
  expect(await nav()).toEqual(['mfe-b /range']);
  expect(log).toHaveLength(4);

  writeFileSync(path.join(folder, 'order.json'), '{');
  expect(await routes()).toEqual(['mfe-a /range']);
});

test('FED-13 the other keeps the path again once the first is gone', async () => {
  deploy('mfe-a', { routes: ['/range'] });
  deploy('mfe-b', { routes: ['/range'] });
  const { routes } = reader();
  expect(await routes()).toEqual(['mfe-a /range']);
  rmSync(path.join(folder, 'mfe-a'), { recursive: true });
  expect(await routes()).toEqual(['mfe-b /range']);
});

test('FED-14 a remote takes no path of the shell or of the server, by route or by entry', async () => {
  const own = ['/settings', '/Dashboard', '/login', '/api/x', '/remotes/mfe-a', '/app-shell'];
  deploy('mfe-a', { routes: [...own, '/settings/range'], nav: [...own, '/settings/range'] });
  const { log, routes, nav } = reader();
  expect(await routes()).toEqual(['mfe-a /settings/range']);
  expect(await nav()).toEqual(['mfe-a /settings/range']);
  expect(log).toContain('mfe-a: routes/0 /settings is a path of the shell');
  expect(log).toContain('mfe-a: routes/3 /api/x is a path of the server');
  expect(log).toHaveLength(2 * own.length);
});

test('two fills of one name in a slot: the second is left out, and another remote may use the name', async () => {
  deploy('mfe-a', { slots: ['card', 'card'] });
  deploy('mfe-b', { slots: ['card'] });
  const { log, slots } = reader();
  expect(await slots()).toEqual(['mfe-a card', 'mfe-b card']);
  expect(log).toEqual(['mfe-a: slots/1 dashboard.cards card is a name in its slot twice']);
});

test('a folder whose name is no name of a remote is left out', async () => {
  deploy('mfe_range', { routes: ['/range'] });
  const { log, routes } = reader();
  expect(await routes()).toEqual([]);
  expect(log[0]).toContain('mfe_range: name must begin with mfe-');
});
