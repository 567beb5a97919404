import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  GrowingTree,
  canonicalBytes,
  formatBundleHeader,
  formatBundleLine,
  signCheckpoint,
  toHex,
} from '../src';
import { generateSignerKey, nodeHasher, nodeSigner } from '../src/node';

const ORIGIN = 'hand-receipt.test/b-co';
const signer = nodeSigner(generateSignerKey(ORIGIN));
const folder = mkdtempSync(path.join(tmpdir(), 'ledger-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const body = canonicalBytes({
  v: 1,
  seq: 0,
  eventId: 'evt_0',
  type: 'USER',
  item: null,
  actor: { id: 'U-0004', name: 'SGT Navarro' },
  ts: '2026-11-21T06:04:18.000Z',
  details: { username: 'whitaker' },
  itemPrevSeq: null,
  itemCount: null,
  nonce: '0'.repeat(32),
});
const tree = new GrowingTree(nodeHasher);
tree.append(nodeHasher.leaf(body));
const root = tree.root();
const bundle =
  formatBundleHeader({
    origin: ORIGIN,
    size: 1,
    checkpoint: signCheckpoint({ origin: ORIGIN, size: 1n, root }, signer),
    firstKey: signer.verifierKey,
    rotations: [],
    exportedAt: '2026-11-21T06:04:18.000Z',
  }) + formatBundleLine(0, nodeHasher.leaf(body), body);

/** Runs the command as its user does, from the folder where his file is. */
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
  const half = await verify(bundle, '--size', '1');
  expect(half.code).toBe(2);
  expect(half.printed).toContain('both of one checkpoint');
}, 120_000);
