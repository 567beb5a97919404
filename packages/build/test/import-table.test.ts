import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

/** What the linter says of one import line, were it written in that file. */
function lint(file: string, line: string): string[] {
  const eslint = path.join(ROOT, 'node_modules/eslint/bin/eslint.js');
  const args = [eslint, '--stdin', '--stdin-filename', path.join(ROOT, file), '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: ROOT, input: `${line}\n`, encoding: 'utf8' });
  const [result] = JSON.parse(stdout) as { messages: { ruleId: string; message: string }[] }[];
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'no-restricted-imports')
    .map(({ message }) => message);
}

const FORBIDDEN: [where: string, what: string][] = [
  ['mfe-transfers/src/x.ts', "export * from 'mfe-property';"],
  ['mfe-transfers/src/x.ts', "export * from '../../mfe-property/src/remote';"],
  ['mfe-transfers/src/x.ts', "export * from '../../shell/src/app/router';"],
  ['mfe-transfers/src/x.ts', "export * from 'mock-api';"],
  ['mfe-transfers/src/x.ts', "export * from '@hand-receipt/build/webpack';"],
  ['mfe-transfers/src/x.ts', "export * from '@module-federation/enhanced/runtime';"],
  ['mfe-transfers/src/x.ts', "export * from '@chakra-ui/react';"],
  ['mfe-transfers/src/x.ts', "export * from '@tanstack/react-query';"],
  ['mfe-transfers/src/x.ts', "export * from '../../packages/platform/src/session/session-store';"],
  ['shell/src/x.ts', "export * from 'mfe-property';"],
  ['shell/src/x.ts', "export * from '../../mock-api/src/app';"],
  ['packages/ui/src/x.ts', "export * from '@hand-receipt/platform';"],
  ['packages/ui/src/x.ts', "export * from '@hand-receipt/ledger';"],
  ['packages/platform/src/x.ts', "export * from '@hand-receipt/ui';"],
  ['packages/ledger/src/x.ts', "export * from '@hand-receipt/contracts';"],
  ['packages/contracts/src/x.ts', "export * from '@hand-receipt/platform';"],
  ['mock-api/src/x.ts', "export * from '@hand-receipt/platform';"],
  ['mock-api/src/x.ts', "export * from '@hand-receipt/ui';"],
];

const ALLOWED: [where: string, what: string][] = [
  ['mfe-transfers/src/x.ts', "export * from '@hand-receipt/ui/table';"],
  ['mfe-transfers/src/x.ts', "export * from '@hand-receipt/platform';"],
  ['mfe-transfers/src/x.ts', "export * from '../api/transfers';"],
  ['packages/ui/src/x.ts', "export * from '@chakra-ui/react';"],
  ['packages/platform/src/x.ts', "export * from '@tanstack/react-query';"],
  ['mock-api/src/x.ts', "export * from '@hand-receipt/ledger';"],
];

jest.setTimeout(120_000);

test.each(FORBIDDEN)('the linter refuses in %s: %s', (where, what) => {
  expect(lint(where, what)).not.toEqual([]);
});

test.each(ALLOWED)('the linter lets pass in %s: %s', (where, what) => {
  expect(lint(where, what)).toEqual([]);
});
