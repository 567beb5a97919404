import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const SOURCE = path.resolve(__dirname, '../../src');

const RECURSIVE = /with\s+recursive|withRecursive/i;

/** Files of the API whose queries go down or up a tree by themselves. */
const recursive = () =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|sql)$/.test(file))
    .filter((file) => RECURSIVE.test(readFileSync(path.join(SOURCE, file), 'utf8')))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();

test('the tree of units is walked in one place; the other tree is of items mounted on items', () => {
  expect(recursive()).toEqual([
    'access/schema.sql',
    'possession/list-lines.ts',
    'property/custody/unmount-components.ts',
  ]);
});
