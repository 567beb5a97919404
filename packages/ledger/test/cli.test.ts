import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toHex } from '../src';
import { generateSignerKey, nodeSigner } from '../src/node';
import { ORIGIN, bodyOf, other, rootOf, signer, write } from './bundle-file';

const body = bodyOf(0, { details: { username: 'whitaker' } });
const root = rootOf([body]);
const bundle = write({ bodies: [body] });

const folder = mkdtempSync(path.join(tmpdir(), 'ledger-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command as its user does, from the folder where their file is. */
async function verify(text: string, ...options: string[]): Promise<{ code: number | null; printed: string }> {
  writeFileSync(path.join(folder, 'ledger.txt'), text);
  const command = path.resolve(__dirname, '../src/cli/verify.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', command, 'ledger.txt', ...options], {
    cwd: path.resolve(__dirname, '..'),
    env: { ...process.env, INIT_CWD: folder },
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, printed };
}

test('the command ends with 0 for a ledger that is verified, 1 for one that is not, 2 for what cannot be checked', async () => {
  const good = await verify(bundle, '--key', signer.verifierKey, '--size', '1', '--root', toHex(root));
  expect(good).toEqual({
    code: 0,
    printed: [
      'Ledger database integrity verified successfully.',
      `Log: ${ORIGIN}`,
      'Events: 1, of which 1 with their contents',
      `Root: ${toHex(root)}`,
      `Key: ${signer.verifierKey} (the one that you trust, or authorised by it)`,
      'Exported: 2026-11-21T06:04:18.000Z',
      '',
    ].join('\n'),
  });

  const bad = await verify(bundle.replace('whitaker', 'halloran'));
  expect(bad.code).toBe(1);
  expect(bad.printed).toContain(
    'Ledger database integrity verification failed. Potential tampering detected.\nEvent #0 no longer matches its sealed hash\n',
  );
  expect(bad.printed).toContain('No trusted key was given');

  const none = await verify('x\n');
  expect(none).toEqual({
    code: 2,
    printed:
      'The ledger could not be checked.\nThis file is not a ledger bundle: its first line is not JSON.\n',
  });
}, 120_000);

const foreign = nodeSigner(generateSignerKey('another.test/c-co')).verifierKey;

test.each([
  ['half of a checkpoint', bundle, ['--size', '1'], 'both of one checkpoint'],
  [
    'a key of another log',
    bundle,
    ['--key', foreign],
    `The bundle is of the log ${ORIGIN}; the key that you trust is of another.test/c-co.`,
  ],
  ['a key that is none', bundle, ['--key', 'nonsense'], 'This is not a key of a signed note.'],
  [
    'a line of more than 4 MB',
    `${bundle}${'x'.repeat(4 * 1024 * 1024 + 1)}`,
    [],
    'The ledger bundle has a line that is too long.',
  ],
])(
  'with %s nothing can be checked, and the command says which check failed',
  async (_what, text, options, sentence) => {
    const { code, printed } = await verify(text, ...options);
    expect(code).toBe(2);
    expect(printed).toContain(sentence);
    expect(printed).not.toContain('successfully');
  },
  120_000,
);

test('with another key of the same log, or another checkpoint, the ledger is not verified', async () => {
  const swapped = await verify(bundle, '--key', other.verifierKey);
  expect(swapped.code).toBe(1);
  expect(swapped.printed).toContain('Signing key changed without authorisation');
  const rewritten = await verify(bundle, '--size', '1', '--root', 'ab'.repeat(32));
  expect(rewritten.code).toBe(1);
  expect(rewritten.printed).toContain('History before #1 differs from what you have seen');
}, 120_000);
