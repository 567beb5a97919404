import { spawnSync } from 'node:child_process';
import path from 'node:path';

type Line = [where: string, what: string];

/** What the linter says of imports, a list for each line, were it written in that file. */
function lint(lines: readonly Line[]): string[][] {
  const script = path.join(__dirname, 'lint-lines.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [script], {
    input: JSON.stringify(lines),
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(`The linter did not run: ${stderr}`);
  const answers = JSON.parse(stdout) as { ruleId: string; message: string }[][];
  return answers.map((messages) =>
    messages.filter(({ ruleId }) => ruleId.startsWith('no-restricted-')).map(({ message }) => message),
  );
}

const FORBIDDEN: Line[] = [
  ['mfe-transfers/src/x.ts', "export * from 'mfe-property';"],
  ['mfe-transfers/src/x.ts', "export * from '../../mfe-property/src/remote';"],
  ['mfe-transfers/src/x.ts', "export * from '../../shell/src/app/router';"],
  ['mfe-transfers/src/x.ts', "export * from 'mock-api';"],
  ['mfe-transfers/src/x.ts', "export * from '@hand-receipt/build/webpack';"],
  ['mfe-transfers/src/x.ts', "export * from '@module-federation/enhanced/runtime';"],
  ['mfe-transfers/src/x.ts', "export * from '@chakra-ui/react';"],
  ['mfe-transfers/src/x.ts', "export * from '@tanstack/react-query';"],
  ['mfe-transfers/src/x.ts', "export * from '../../packages/platform/src/session/session-store';"],
  // A remote that nobody has written yet.
  ['mfe-probe/src/x.ts', "export * from 'zustand';"],
  ['mfe-probe/src/x.tsx', "export * from '@chakra-ui/react';"],
  ['mfe-probe/src/x.ts', "export * from '@module-federation/enhanced/runtime';"],
  ['mfe-probe/src/x.ts', "export * from 'shell';"],
  ['mfe-probe/src/x.ts', "export * from '../../shell/src/app/router';"],
  ['mfe-probe/src/x.ts', "export * from 'mfe-property';"],
  ['mfe-probe/src/x.ts', "export * from '../../mfe-property/src/remote';"],
  ['mfe-probe/src/pages/x.ts', "export * from '../../../mfe-property/src/remote';"],
  ['mfe-transfers/src/x.ts', "export * from 'mfe-probe/src/remote';"],
  ['mfe-transfers/src/x.ts', "export * from '../../mfe-probe/src/remote';"],
  ['shell/src/x.ts', "export * from 'mfe-probe';"],
  ['shell/src/x.ts', "export * from 'mfe-property';"],
  ['shell/src/x.ts', "export * from '../../mock-api/src/app';"],
  ['packages/ui/src/x.ts', "export * from '@hand-receipt/platform';"],
  ['packages/ui/src/x.ts', "export * from '@hand-receipt/data';"],
  ['packages/platform/src/x.ts', "export * from '@hand-receipt/data';"],
  ['packages/data/src/x.ts', "export * from '@hand-receipt/ui';"],
  ['mfe-probe/src/x.ts', "export const x = { queryKey: ['property'] };"],
  ['mfe-probe/src/x.ts', "export const x = request('GET /api/property');"],
  ['packages/ui/src/x.ts', "export * from '@hand-receipt/ledger';"],
  ['packages/platform/src/x.ts', "export * from '@hand-receipt/ui';"],
  ['packages/ledger/src/x.ts', "export * from '@hand-receipt/contracts';"],
  ['packages/contracts/src/x.ts', "export * from '@hand-receipt/platform';"],
  ['packages/witness/src/x.ts', "export * from '@hand-receipt/contracts';"],
  ['mock-api/src/x.ts', "export * from '@hand-receipt/witness';"],
  ['mock-api/src/x.ts', "export * from '@hand-receipt/platform';"],
  ['mock-api/src/x.ts', "export * from '@hand-receipt/ui';"],
];

const ALLOWED: Line[] = [
  ['mfe-transfers/src/x.ts', "export * from '@hand-receipt/ui/table';"],
  ['mfe-transfers/src/x.ts', "export * from '@hand-receipt/platform';"],
  ['mfe-probe/src/x.ts', "export * from '@hand-receipt/data';"],
  ['packages/data/src/x.ts', "export const x = { queryKey: ['property'] };"],
  ['mfe-transfers/src/x.ts', "export * from '../api/transfers';"],
  ['mfe-probe/src/x.ts', "export * from '@hand-receipt/ui';"],
  ['mfe-probe/src/pages/x.ts', "export * from '../api/mfe-like-name';"],
  ['packages/ui/src/x.ts', "export * from '@chakra-ui/react';"],
  ['packages/platform/src/x.ts', "export * from '@tanstack/react-query';"],
  ['mock-api/src/x.ts', "export * from '@hand-receipt/ledger';"],
  ['packages/witness/src/x.ts', "export * from '@hand-receipt/ledger/node';"],
];

let said: string[][];
beforeAll(() => {
  said = lint([...FORBIDDEN, ...ALLOWED]);
}, 120_000);

test('the linter was asked of every line', () => {
  expect(said).toHaveLength(FORBIDDEN.length + ALLOWED.length);
});

const refused = FORBIDDEN.map((line, at) => [...line, at] as const);
test.each(refused)('FED-23 the linter refuses in %s: %s', (_where, _what, at) => {
  expect(said[at]).not.toEqual([]);
});

test.each(ALLOWED.map((line, at) => [...line, FORBIDDEN.length + at] as const))(
  'the linter lets pass in %s: %s',
  (_where, _what, at) => {
    expect(said[at]).toEqual([]);
  },
);
