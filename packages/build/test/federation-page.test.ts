import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');
const text = readFileSync(path.join(ROOT, 'docs/federation.md'), 'utf8');

/** Blocks of code under a comment that names a file of the template. */
const blocks = text
  .split('<!-- ')
  .slice(1)
  .map((part) => {
    const [name = '', after = ''] = part.split(' -->\n');
    const [, code = ''] = after.split('```');
    return [name, code.slice(code.indexOf('\n') + 1)] as const;
  });

test('the page shows files of the template', () => {
  expect(blocks.map(([name]) => name)).toEqual([
    'remote.json',
    'src/remote.ts',
    'src/dashboard/item-count-card.tsx',
    'src/property/show-item-action.tsx',
  ]);
});

test.each(blocks)('%s is shown as it is in the template', (name, code) => {
  expect(code).toBe(readFileSync(path.join(ROOT, 'packages/build/template', name), 'utf8'));
});

test('the page is one that can be read: at most 400 lines', () => {
  expect(text.split('\n').length).toBeLessThanOrEqual(400);
});

test('each test that the page names is there', () => {
  const named = text.split('`').filter((part) => /^\S+\.(test|spec)\.tsx?$/.test(part) && part.includes('/'));
  expect(named.length).toBeGreaterThan(8);
  const folders = [ROOT, path.join(ROOT, 'packages/build/template')];
  for (const file of named)
    expect([file, folders.some((folder) => readable(path.join(folder, file)))]).toEqual([file, true]);
});

function readable(file: string): boolean {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}
