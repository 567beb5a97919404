import { LedgerError, formatSealedCode, paperWitnesses, portableTools, readPolicy } from '../src';
import { ED25519_COSIGNATURE } from '../src/keys';
import { generateSignerKey, nodeCosigner, nodeVerifier } from '../src/node';
import { type Typed, checkTyped } from '../src/verifier-page/check-typed';
import { MemoryLog } from './memory-log';
import { eventsOf, packetOf, textOf } from './packet-file';

const cosigner = (name: string) =>
  nodeCosigner(generateSignerKey(`witness.test/${name}`, ED25519_COSIGNATURE));
const [s4, ig] = [cosigner('s4'), cosigner('ig')];
const log = new MemoryLog(5);
const witnesses = `witness S4 ${s4.verifierKey}\nwitness IG ${ig.verifierKey}\n`;
const policyText = `log ${log.firstKey}\n${witnesses}group staff all S4 IG\nquorum staff\n`;
const TIME = 1_795_450_000n;

function cosigned(of: MemoryLog, by: readonly (typeof s4)[]): string {
  const note = of.sealed();
  const text = note.slice(0, note.lastIndexOf('\n\n') + 1);
  return `${note}${by.map((each) => each.cosign(text, TIME)).join('')}`;
}
/** The codes of a page that was printed of a log. */
const first = (of: MemoryLog) => formatSealedCode({ size: BigInt(of.size), root: of.root });
const second = (of: MemoryLog, policy = policyText) =>
  paperWitnesses(cosigned(of, [s4, ig]), readPolicy(policy), nodeVerifier)?.code ?? '';

const NOTHING: Typed = { key: '', size: '', root: '', codes: '', policy: '' };
async function* stream(text: string) {
  yield new TextEncoder().encode(text);
}
const check = (typed: Partial<Typed>, bundle?: string) =>
  checkTyped(bundle === undefined ? null : stream(bundle), { ...NOTHING, ...typed }, portableTools);
const said = async (...args: Parameters<typeof check>) => (await check(...args)).map(({ text }) => text);
const kinds = async (...args: Parameters<typeof check>) => (await check(...args)).map(({ kind }) => kind);

const COSIGNED = 'Enough witnesses of the policy have cosigned the checkpoint of this page.';
const VERIFIED = 'Ledger database integrity verified successfully.';

test('EVID-49 the second code and the policy are enough, with the first code beside it or not', async () => {
  for (const codes of [second(log), `${first(log)}\n${second(log)}\n`]) {
    const lines = await said({ codes, policy: policyText.trim() });
    expect(lines).toEqual([
      COSIGNED,
      'Witness: S4 at 2026-11-23T16:06:40.000Z',
      'Witness: IG at 2026-11-23T16:06:40.000Z',
      `Log: ${log.origin}`,
      'Events on the page: 5',
      `Root on the page: ${Buffer.from(log.root).toString('hex')}`,
    ]);
  }
});

test('EVID-49 a quorum below the policy is said, and nothing is called verified', async () => {
  const one = second(log, `log ${log.firstKey}\n${witnesses}quorum S4\n`);
  expect(await said({ codes: one, policy: policyText })).toContain(
    'Only 1 of 2 needed witnesses has cosigned this checkpoint.',
  );
  expect(await kinds({ codes: one, policy: policyText })).not.toContain('verified');
});

test('EVID-49 a code of another ledger fails, whatever the policy calls it', async () => {
  const another = second(log).replace('/5/', '/6/');
  const lines = await check({ codes: another, policy: policyText });
  expect(lines[0]).toEqual({
    kind: 'failed',
    text: 'The cosignature of witness.test/s4 does not match the checkpoint.',
  });
  expect(lines.map(({ text }) => text)).not.toContain(COSIGNED);
});

test('EVID-49 an exported ledger is held against the page, with the first code alone too', async () => {
  const header = { checkpoint: cosigned(log, [s4, ig]) };
  const grown = MemoryLog.of(log.bodies, log.signer);
  grown.append();
  const later = grown.bundle({ header: { checkpoint: cosigned(grown, [s4, ig]) } });
  for (const codes of [first(log), second(log)]) {
    expect(await said({ codes, policy: policyText }, log.bundle({ header }))).toContain(VERIFIED);
    expect(await said({ codes, key: log.firstKey, policy: policyText }, later)).toContain(VERIFIED);
  }
  const rewritten = new MemoryLog(0, log.signer);
  for (let n = 0; n < 5; n += 1) rewritten.append({ details: { other: true } });
  const lines = await said({ codes: first(log) }, rewritten.bundle());
  expect(lines).toContain('History before #5 differs from what the printed page shows');
  expect(lines).not.toContain(VERIFIED);
  const shrunk = MemoryLog.of(log.bodies.slice(0, 3), log.signer);
  expect(await said({ codes: first(log) }, shrunk.bundle())).toContain('Ledger shrank from 5 to 3');
});

test('EVID-48 with a policy the witnesses of an exported ledger are looked at', async () => {
  const few = await check({ policy: policyText }, log.bundle());
  expect(few[0]).toEqual({
    kind: 'failed',
    text: 'Only 0 of 2 needed witnesses have cosigned this checkpoint.',
  });
  expect(few.map(({ kind }) => kind)).not.toContain('verified');
  const header = { checkpoint: cosigned(log, [s4, ig]) };
  const lines = await said({ policy: policyText }, log.bundle({ header }));
  expect(lines).toContain('Witness: IG at 2026-11-23T16:06:40.000Z');
  expect(lines.filter((line) => line.startsWith('Only'))).toEqual([]);
});

test('SUCC-32 a packet is checked as a whole, in whatever pieces it comes', async () => {
  const recorded = await packetOf(eventsOf());
  const text = textOf(recorded);
  async function* pieces() {
    const bytes = new TextEncoder().encode(text);
    for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
  }
  const lines = await checkTyped(pieces(), { ...NOTHING, key: recorded.log.firstKey }, portableTools);
  expect(lines[0]).toEqual({ kind: 'verified', text: 'The packet of SC-0001 is verified.' });
  expect((await said({ policy: policyText }, text)).at(-1)).toBe(
    'Only 0 of 2 needed witnesses have cosigned this checkpoint.',
  );
  await expect(said({}, `${text}${' '.repeat(64 * 1024 * 1024)}`)).rejects.toThrow('The packet is too long.');
});

test.each([
  ['nothing', {}, undefined, 'Choose an exported ledger or a packet, or enter the codes of a printed page.'],
  ['the first code alone', { codes: first(log) }, undefined, 'This code has no cosignatures.'],
  ['a code without a policy', { codes: second(log) }, undefined, 'Enter the witness policy.'],
  [
    'a policy that is none',
    { codes: second(log), policy: 'witness\nquorum' },
    undefined,
    'The policy cannot be read: line 1: ',
  ],
  [
    'a policy without a ledger',
    { codes: second(log), policy: policyText.slice(policyText.indexOf('witness')) },
    undefined,
    'The policy names no ledger',
  ],
  [
    'a policy for nobody',
    { codes: second(log), policy: `log ${log.firstKey}\nquorum none` },
    undefined,
    'asks for no witness',
  ],
  [
    'a code that is none',
    { codes: 'W900007', policy: policyText },
    undefined,
    'This is not a code of the ledger.',
  ],
  [
    'a page and another checkpoint',
    { codes: first(log), size: '3', root: 'ab'.repeat(32) },
    log.bundle(),
    'Give a size and its root, or the codes of a page, not both.',
  ],
] as const)('with %s nothing is checked, and a sentence says why', async (_what, typed, bundle, sentence) => {
  const refused = check(typed, bundle);
  await expect(refused).rejects.toThrow(LedgerError);
  await expect(refused).rejects.toThrow(sentence);
});

test('a policy without a ledger is enough with the key of the ledger', async () => {
  const policy = policyText.slice(policyText.indexOf('witness'));
  expect(await said({ codes: second(log), policy, key: log.firstKey })).toContain(COSIGNED);
});
