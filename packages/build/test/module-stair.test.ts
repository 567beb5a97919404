import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

type Line = [where: string, what: string];

/** What the linter says of each line about the modules of the API, were it written in that file. */
function lint(lines: readonly Line[]): string[][] {
  const script = path.join(__dirname, 'lint-lines.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [script], {
    input: JSON.stringify(lines),
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(`The linter did not run: ${stderr}`);
  const results = JSON.parse(stdout) as { ruleId: string; message: string }[][];
  return results.map((messages) =>
    messages.filter(({ ruleId }) => ruleId === 'modules/stair').map(({ message }) => message),
  );
}

const REFUSED: [...Line, string][] = [
  ['mock-api/src/kernel/x.ts', "export * from '../property';", 'kernel stands below property'],
  ['mock-api/src/property/custody/x.ts', "export * from '../../forms';", 'property stands below forms'],
  ['mock-api/src/forms/x.ts', "export * from '../property/list';", 'Import property through its index.ts'],
  ['mock-api/src/app.ts', "export * from './people/auth/session';", 'Import people through its index.ts'],
  ['mock-api/src/garage/x.ts', "export * from '../kernel';", 'garage is not in STAIR'],
  ['mock-api/src/forms/x.ts', "void import('../dashboard');", 'forms stands below dashboard'],
];

const ALLOWED: Line[] = [
  ['mock-api/src/forms/x.ts', "export * from '../property';"],
  ['mock-api/src/forms/da2404/x.ts', "export * from '../maintenance/cell';"],
  ['mock-api/src/property/custody/x.ts', "export * from '../transfers/load';"],
  ['mock-api/src/forms/test/x.test.ts', "export * from '../../property/list';"],
  ['mock-api/src/app.ts', "export * from './people';"],
];

let said: string[][];
beforeAll(() => {
  said = lint([...REFUSED.map(([where, what]): Line => [where, what]), ...ALLOWED]);
}, 120_000);

test.each(REFUSED.map((line, at) => [...line, at] as const))(
  'the linter refuses in %s: %s',
  (_where, _what, reason, at) => {
    expect(said[at]).toHaveLength(1);
    expect(said[at]?.[0]).toContain(reason);
  },
);

test.each(ALLOWED.map((line, at) => [...line, at] as const))(
  'the linter allows in %s: %s',
  (_where, _what, at) => {
    expect(said[REFUSED.length + at]).toEqual([]);
  },
);

/** The modules that the table of layers in ARCHITECTURE.md names, from the top row to the last. */
function layersOfTable(): string[] {
  const text = fs.readFileSync(path.join(__dirname, '../../../ARCHITECTURE.md'), 'utf8');
  const table = /\| from the bottom .*\n((?:\|.*\n)+)/.exec(text)?.[1] ?? '';
  return table
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)])
    .map(([, name]) => name ?? '');
}

test('the table of layers in ARCHITECTURE.md has every module of the stair, in its order', () => {
  const script =
    'import("./scripts/module-stair.mjs").then(({ STAIR }) => console.log(JSON.stringify(STAIR)))';
  const stair = spawnSync(process.execPath, ['-e', script], {
    cwd: path.join(__dirname, '../../..'),
    encoding: 'utf8',
  });
  expect(layersOfTable()).toEqual(JSON.parse(stair.stdout));
});
