import {
  LedgerError,
  formatWitnessedCode,
  originOf,
  paperWitnessedBy,
  paperWitnesses,
  portableVerifier,
  readPaperCodes,
  readPolicy,
  signCheckpoint,
  signNote,
  tooFewWords,
  witnessedWords,
} from '../src';
import { ED25519_COSIGNATURE } from '../src/keys';
import { generateSignerKey, nodeCosigner, nodeSigner, nodeVerifier } from '../src/node';

const ORIGIN = 'hand-receipt.test/b-co';
const signer = nodeSigner(generateSignerKey(ORIGIN));
const cosigner = (name: string) =>
  nodeCosigner(generateSignerKey(`witness.test/${name}`, ED25519_COSIGNATURE));
const NAMES = ['S4', 'IG', 'PBO', 'XO'] as const;
const witnesses = Object.fromEntries(NAMES.map((name) => [name, cosigner(name.toLowerCase())])) as Record<
  (typeof NAMES)[number],
  ReturnType<typeof cosigner>
>;
const lines = NAMES.map((name) => `witness ${name} ${witnesses[name].verifierKey}\n`).join('');
const policyOf = (quorum: string, log = `log ${signer.verifierKey}\n`) =>
  readPolicy(`${log}${lines}${quorum}\n`);
const twoOf = policyOf('group staff 2 S4 IG PBO XO\nquorum staff');

const note = signCheckpoint({ origin: ORIGIN, size: 632n, root: new Uint8Array(32).fill(7) }, signer);
const text = note.slice(0, note.indexOf('\n\n') + 1);
/** 22 November 2026, 1856Z. */
const TIME = BigInt(Date.UTC(2026, 10, 22, 18, 56, 3) / 1000);
const cosigned = (by: readonly (typeof NAMES)[number][], of = note, signedText = text) =>
  of + by.map((name, at) => witnesses[name].cosign(signedText, TIME + BigInt(at * 60))).join('');

describe.each([
  ['portable', portableVerifier],
  ['node', nodeVerifier],
] as const)('codes with cosignatures, %s half', (_name, verifierOf) => {
  const printed = (by: readonly (typeof NAMES)[number][], policy = twoOf) =>
    paperWitnesses(cosigned(by), policy, verifierOf);
  const check = (code: string, policy = twoOf, origin = ORIGIN) =>
    paperWitnessedBy(readPaperCodes(code), { policy, origin }, verifierOf);
  const codeOf = (by: readonly (typeof NAMES)[number][]) => printed(by)?.code ?? '';

  test('EVID-49 the code of a cosigned checkpoint verifies with the policy and nothing else', () => {
    const by = check(codeOf(['S4', 'IG']));
    expect(by.isQuorum).toBe(true);
    expect(by.signed.map(({ name, time }) => [name, time])).toEqual([
      ['S4', TIME],
      ['IG', TIME + 60n],
    ]);
    expect(witnessedWords(by.signed)).toBe('Witnessed by S4 221856Z NOV 26, IG 221857Z NOV 26');
  });

  test('EVID-49 a quorum is printed where more have cosigned, and nobody where too few have', () => {
    expect(printed(['S4', 'IG', 'PBO', 'XO'])?.signed.map(({ name }) => name)).toEqual(['S4', 'IG']);
    expect(printed(['PBO'])).toBeNull();
    expect(printed([])).toBeNull();
    expect(printed(['S4', 'IG'], policyOf('quorum none'))).toBeNull();
    const all = printed(NAMES, policyOf('group staff all S4 IG PBO XO\nquorum staff'));
    expect([all?.signed.length, all?.code]).toEqual([4, null]);
    expect(printed(['S4', 'IG', 'PBO'], policyOf('group staff 3 S4 IG PBO XO\nquorum staff'))?.code).toMatch(
      /^HR1\/C\/632\//,
    );
  });

  test('EVID-49 fewer witnesses than the reader’s own policy needs are too few', () => {
    const code = codeOf(['S4', 'IG']);
    const stricter = policyOf('group staff 3 S4 IG PBO XO\nquorum staff');
    expect(tooFewWords(check(code, stricter))).toBe(
      'Only 2 of 3 needed witnesses have cosigned this checkpoint',
    );
    const others = check(code, policyOf('group staff all IG PBO\nquorum staff'));
    expect(others.isQuorum).toBe(false);
    const one = printed(['S4'], policyOf('quorum S4'))?.code ?? '';
    expect(tooFewWords(check(one))).toBe('Only 1 of 2 needed witnesses has cosigned this checkpoint');
  });

  test('EVID-49 one witness twice counts once', () => {
    const paper = readPaperCodes(printed(['S4'], policyOf('quorum S4'))?.code ?? '');
    const [one] = paper.cosignatures;
    const doubled = formatWitnessedCode({ ...paper, cosignatures: [one!, one!] });
    expect(check(doubled)).toMatchObject({ isQuorum: false, signed: [{ name: 'S4' }] });
  });

  test('EVID-49 a code over another root, size, time or ledger is refused by name', () => {
    const paper = readPaperCodes(codeOf(['S4', 'IG']));
    const [s4, ig] = paper.cosignatures;
    const sentence = new LedgerError('The cosignature of witness.test/s4 does not match the checkpoint.');
    for (const changed of [
      { ...paper, root: new Uint8Array(32).fill(8) },
      { ...paper, size: 633n },
      { ...paper, cosignatures: [{ ...s4!, time: TIME + 1n }, ig!] },
      { ...paper, cosignatures: [{ ...s4!, signature: ig!.signature }, ig!] },
    ]) {
      expect(() => check(formatWitnessedCode(changed))).toThrow(sentence);
    }
    expect(() => check(codeOf(['S4', 'IG']), twoOf, 'hand-receipt.test/a-co')).toThrow(sentence);
  });

  test('EVID-49 witnesses that the policy does not know are passed over', () => {
    const strangers = `witness S4 ${cosigner('s4').verifierKey}\nquorum S4\n`;
    const policy = readPolicy(strangers);
    const by = check(codeOf(['S4', 'IG']), policy);
    expect([by.isQuorum, by.signed, tooFewWords(by)]).toEqual([
      false,
      [],
      'Only 0 of 1 needed witnesses have cosigned this checkpoint',
    ]);
  });

  test('a first code, and a policy that asks for nobody, show no witness', () => {
    const sealed = codeOf(['S4', 'IG']).split('/').slice(0, 4).join('/').replace('/C/', '/L/');
    expect(() => check(sealed)).toThrow('This code has no cosignatures. Read the second code of the page.');
    expect(() => check(codeOf(['S4', 'IG']), policyOf('quorum none'))).toThrow(
      'The policy asks for no witness.',
    );
  });

  test('the newest cosignature of a witness is printed, and a checkpoint with more lines is not', () => {
    const again = cosigned(['S4', 'IG']) + witnesses.S4.cosign(text, TIME + 600n);
    const code = paperWitnesses(again, twoOf, verifierOf)?.code ?? '';
    expect(check(code).signed[0]?.time).toBe(TIME + 600n);
    const longer = `${text}extension\n`;
    const extended = cosigned(['S4', 'IG'], signNote(longer, [signer]), longer);
    expect(paperWitnesses(extended, twoOf, verifierOf)).toMatchObject({ code: null, signed: [{}, {}] });
  });
});

test('groups of groups: the fewest that are a quorum are printed', () => {
  const policy = policyOf('group both all S4 IG\ngroup any any both PBO\nquorum any');
  const printed = paperWitnesses(cosigned(['S4', 'IG', 'PBO']), policy, nodeVerifier);
  expect(printed?.signed.map(({ name }) => name)).toEqual(['PBO']);
});

test('nobody is "Not witnessed", and a time that no calendar has is said as it is', () => {
  expect(witnessedWords([])).toBe('Not witnessed');
  expect(witnessedWords([{ name: 'S4', time: 2n ** 63n - 1n }])).toContain(
    'S4 at 9223372036854775807 s after 1970',
  );
});

test('the ledger is the one that the policy names, if it names one', () => {
  expect(originOf(twoOf)).toBe(ORIGIN);
  const next = nodeSigner(generateSignerKey(ORIGIN)).verifierKey;
  expect(originOf(policyOf('quorum none', `log ${signer.verifierKey}\nlog ${next}\n`))).toBe(ORIGIN);
  expect(() => originOf(policyOf('quorum none', ''))).toThrow('The policy names no ledger');
  const another = nodeSigner(generateSignerKey('hand-receipt.test/a-co')).verifierKey;
  expect(() => originOf(policyOf('quorum none', `log ${signer.verifierKey}\nlog ${another}\n`))).toThrow(
    'The policy names several ledgers',
  );
});
