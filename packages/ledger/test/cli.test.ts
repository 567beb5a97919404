import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evidenceFile, toHex } from '../src';
import { ED25519_COSIGNATURE } from '../src/keys';
import { generateSignerKey, nodeCosigner, nodeSigner } from '../src/node';
import { remember } from './device-look';
import { MemoryLog } from './memory-log';
import { eventsOf, packetOf, textOf } from './packet-file';
import { ORIGIN, bodyOf, other, rootOf, signer, write } from './bundle-file';

const body = bodyOf(0, { details: { username: 'whitaker' } });
const root = rootOf([body]);
const bundle = write({ bodies: [body] });

const folder = mkdtempSync(path.join(tmpdir(), 'ledger-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Verifies a file as its user does. */
const verify = (text: string, ...options: string[]) => run(text, 'ledger.txt', ...options);

/** Runs the command from the folder where the file is. */
async function run(text: string, ...args: string[]): Promise<{ code: number | null; printed: string }> {
  writeFileSync(path.join(folder, 'ledger.txt'), text);
  const command = path.resolve(__dirname, '../src/cli/verify.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', command, ...args], {
    cwd: path.resolve(__dirname, '..'),
    env: { ...process.env, INIT_CWD: folder },
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, printed };
}

test('a reader that takes no more lines, as head, is no failure of the command', async () => {
  writeFileSync(path.join(folder, 'ledger.txt'), bundle);
  const command = path.resolve(__dirname, '../src/cli/verify.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', command, 'ledger.txt'], {
    cwd: path.resolve(__dirname, '..'),
    env: { ...process.env, INIT_CWD: folder },
  });
  child.stdout.destroy();
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  expect({ code, said }).toEqual({ code: 0, said: '' });
});

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
      'No policy was given: witnesses were not looked at.',
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

test("of a browser's evidence it ends with 1 for a contradiction, 0 for none, 2 for what cannot be read", async () => {
  const log = new MemoryLog(3);
  const remembered = await remember(log);
  const other = new MemoryLog();
  other.signer = log.signer;
  for (let i = 0; i < 3; i += 1) other.append({ details: { other: true } });
  const evidence = async (shown: MemoryLog) => {
    const checkpoint = await shown.source().checkpoint();
    const served = {
      keys: await log.source().keys(),
      checkpoint,
      consistency: [],
      receipts: [],
      release: null,
    };
    const exportedAt = '2026-11-22T06:04:18.000Z';
    const file = evidenceFile({ exportedAt, remembered, cookie: null, served, findings: [], error: null });
    return run(JSON.stringify(file), '--evidence', 'ledger.txt');
  };
  const bad = await evidence(other);
  expect(bad.code).toBe(1);
  expect(bad.printed).toMatch(/^Two checkpoints signed by \S+ contradict each other\n/);
  const good = await evidence(log);
  expect(good.code).toBe(0);
  expect(good.printed).toMatch(/^The file shows no contradiction\n/);
  expect(await run('x', '--evidence', 'ledger.txt')).toEqual({
    code: 2,
    printed: 'The ledger could not be checked.\nThis file is not ledger evidence: it is not JSON.\n',
  });
  expect((await run('x', '--evidence', 'nowhere.json')).code).toBe(2);
  expect((await run(bundle, 'ledger.txt', '--evidence', 'ledger.txt')).code).toBe(2);
}, 120_000);

test('SUCC-32 of a packet it ends with 0 where it is verified, and with 1 after a changed character', async () => {
  const recorded = await packetOf(eventsOf());
  const text = textOf(recorded);
  const good = await verify(text, '--key', recorded.log.firstKey);
  expect(good.code).toBe(0);
  expect(good.printed).toMatch(
    /^The packet of SC-0001 is verified\.\nLines that were signed: 3, of which 1 stay/,
  );
  expect(good.printed).toContain('(the one that you trust, or authorised by it)');
  const bad = await verify(text.replace('W123451', 'W123457'));
  expect(bad.code).toBe(1);
  expect(bad.printed).toMatch(
    /^The packet is not verified\. Do not rely on it\.\nThe lines of the set do not have/,
  );
  expect((await verify(text.slice(0, -9))).printed).toBe(
    'The ledger could not be checked.\nThis file is not a packet: it is not JSON.\n',
  );
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

/** The bundle, its checkpoint cosigned by these. */
function cosigned(by: readonly ReturnType<typeof nodeCosigner>[]): string {
  const [header = '', ...lines] = bundle.split('\n');
  const parsed = JSON.parse(header) as { checkpoint: string };
  const text = parsed.checkpoint.slice(0, parsed.checkpoint.lastIndexOf('\n\n') + 1);
  const checkpoint = `${parsed.checkpoint}${by.map((each) => each.cosign(text, 1_795_450_000n)).join('')}`;
  return [JSON.stringify({ ...parsed, checkpoint }), ...lines].join('\n');
}

/** Writes a policy. @returns the options that name it. */
function policyFile(text: string, name = 'policy'): [string, string] {
  writeFileSync(path.join(folder, name), text);
  return ['--policy', name];
}

test('EVID-48 with a policy the command ends with 0 for the quorum and with 1 below it', async () => {
  const [s4, ig, pbo] = ['s4', 'ig', 'pbo'].map((name) =>
    nodeCosigner(generateSignerKey(`witness.test/${name}`, ED25519_COSIGNATURE)),
  ) as [ReturnType<typeof nodeCosigner>, ReturnType<typeof nodeCosigner>, ReturnType<typeof nodeCosigner>];
  const lines = `log ${signer.verifierKey}\nwitness S4 ${s4.verifierKey}\nwitness IG ${ig.verifierKey}\n`;
  const policy = policyFile(
    `${lines}witness PBO ${pbo.verifierKey}\ngroup staff 2 S4 IG PBO\nquorum staff\n`,
  );

  const enough = await verify(cosigned([s4, pbo]), ...policy);
  expect(enough.code).toBe(0);
  expect(enough.printed).toContain('(the one that you trust, or authorised by it)');
  expect(enough.printed).toContain('Witness: S4 at 2026-11-23T');
  expect(enough.printed).toContain('Witness: PBO at 2026-11-23T');

  const few = await verify(cosigned([ig]), ...policy);
  expect(few.code).toBe(1);
  expect(few.printed).toMatch(/^Only 1 of 2 needed witnesses has cosigned this checkpoint\.\nLog: /);
  expect(few.printed).not.toContain('verified successfully');
  expect(few.printed).toContain('Witness: IG at 2026-11-23T');
  expect((await verify(bundle, ...policy)).code).toBe(1);

  const stolen = cosigned([s4, ig]).replace('witness.test/ig', 'witness.test/s4');
  expect((await verify(stolen, ...policy)).code).toBe(1);
}, 120_000);

test('EVID-48 the command ends with 2 for each malformed policy of the vectors', async () => {
  const fixture = path.resolve(__dirname, '../fixtures/witness.json');
  const { policies } = JSON.parse(readFileSync(fixture, 'utf8')) as {
    policies: { list: { text: string; error?: true }[] };
  };
  const malformed = policies.list.filter(({ error }) => error);
  expect(malformed.length).toBeGreaterThan(15);
  for (const [at, { text }] of malformed.entries()) {
    const { code, printed } = await verify(bundle, ...policyFile(text, `policy-${at}`));
    expect({ text, code }).toEqual({ text, code: 2 });
    expect(printed).toContain('The policy cannot be read: ');
  }
}, 300_000);
