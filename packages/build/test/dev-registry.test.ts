import { readdirSync } from 'node:fs';
import path from 'node:path';
import { devRegistry } from '../src/webpack/dev-registry.js';

const ROOT = path.join(__dirname, '../../..');
const all = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
const variables = ['DEV_REMOTES', 'DEV_ONLY', 'PORT_BASE'] as const;
const clear = () => variables.forEach((name) => delete process.env[name]);
beforeEach(clear);
afterAll(clear);

test('every remote is served from its own port where none is named', () => {
  expect(devRegistry().map(({ name }) => name)).toEqual(all);
  expect(devRegistry().find(({ name }) => name === 'mfe-transfers')?.entry).toBe(
    'http://127.0.0.1:3102/remoteEntry.js',
  );
});

test('with --only no other remote is there', () => {
  Object.assign(process.env, { DEV_REMOTES: 'mfe-transfers,mfe-ledger', DEV_ONLY: '1' });
  expect(devRegistry().map(({ name }) => name)).toEqual(['mfe-ledger', 'mfe-transfers']);
});

test('PORT_BASE moves all ports', () => {
  process.env.PORT_BASE = '4100';
  expect(devRegistry().find(({ name }) => name === 'mfe-transfers')?.entry).toBe(
    'http://127.0.0.1:4102/remoteEntry.js',
  );
});
