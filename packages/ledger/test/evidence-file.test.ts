import {
  type EvidenceFile,
  evidenceFile,
  judgeEvidence,
  portableTools,
  seenText,
  type ServedAnswers,
  toHex,
} from '../src';
import { generateSignerKey, nodeSigner } from '../src/node';
import { look, remember } from './device-look';
import { ORIGIN } from './event-at';
import { MemoryLog } from './memory-log';

/** What a browser that remembers `log` exports after it was shown `other`. */
async function exported(
  log: MemoryLog,
  other: MemoryLog,
  change: Partial<EvidenceFile> = {},
): Promise<string> {
  const remembered = await remember(log);
  const source = other.source();
  const served: ServedAnswers = {
    keys: await log.source().keys(),
    checkpoint: await source.checkpoint(),
    consistency: [],
    receipts: [],
    release: null,
  };
  if (other.size > log.size) {
    served.consistency.push({
      from: log.size,
      to: other.size,
      proof: await source.consistency(log.size, other.size),
    });
  }
  const { findings } = await look({ ...source, keys: log.source().keys }, remembered);
  return JSON.stringify({
    ...evidenceFile({
      exportedAt: '2026-11-22T06:04:18.000Z',
      remembered,
      cookie: null,
      served,
      findings: findings.map(({ message }) => message),
      error: null,
    }),
    ...change,
  });
}

/** Another history with the same key. */
function forked(log: MemoryLog, size: number): MemoryLog {
  const other = new MemoryLog();
  other.signer = log.signer;
  for (let i = 0; i < size; i += 1) other.append({ details: { other: true } });
  return other;
}

const judge = (text: string) => {
  const { contradiction, lines } = judgeEvidence(text, portableTools);
  return { contradiction, lines: lines.map((line) => line.text) };
};

test('two histories of one size, signed by one key, contradict each other', async () => {
  const log = new MemoryLog(3);
  const { contradiction, lines } = judge(await exported(log, forked(log, 3)));
  expect(contradiction).toBe(true);
  expect(lines).toEqual([
    `Two checkpoints signed by ${log.signer.verifierKey} contradict each other`,
    `Log: ${ORIGIN}`,
    expect.stringMatching(/^Seen: 3 events on 2026-11-21T06:04:18.000Z, root [0-9a-f]{64}$/),
    expect.stringMatching(/^Shown: 3 events on 2026-11-22T06:04:18.000Z, root [0-9a-f]{64}$/),
    'Found: History between #0 and #2 differs from what this browser saw on 21NOV2026. 3 of your own acts in it can no longer be proved.',
  ]);
});

test('a larger history whose proof does not lead there contradicts it too, as far as the proof goes', async () => {
  const log = new MemoryLog(3);
  const { contradiction, lines } = judge(await exported(log, forked(log, 6)));
  expect(contradiction).toBe(true);
  expect(lines[1]).toBe(
    'The proof that the server gave does not lead from one to the other. The proof itself is not signed.',
  );
});

test('the same ledger, and the same grown, show no contradiction', async () => {
  const log = new MemoryLog(3);
  const same = judge(await exported(log, log));
  expect(same).toMatchObject({
    contradiction: false,
    lines: ['The file shows no contradiction', expect.any(String), expect.any(String), expect.any(String)],
  });
  const remembered = await remember(log);
  log.rotate();
  log.append();
  const grown = judge(await exported(log, log, { remembered }));
  expect(grown.contradiction).toBe(false);
  expect(grown.lines.slice(0, 2)).toEqual([
    'The file shows no contradiction',
    'The file holds no proof from 3 to 5 events.',
  ]);
  const proof = await log.source().consistency(3, 5);
  const served = {
    ...(JSON.parse(await exported(log, log)) as EvidenceFile).served,
    consistency: [{ from: 3, to: 5, proof }],
  };
  const proved = judge(await exported(log, log, { remembered, served }));
  expect(proved.lines.slice(0, 2)).toEqual(['The file shows no contradiction', `Log: ${ORIGIN}`]);
});

test('a smaller checkpoint, or one of another key, is told and convicts nobody', async () => {
  const log = new MemoryLog(5);
  const small = judge(await exported(log, forked(log, 3)));
  expect(small.contradiction).toBe(false);
  expect(small.lines[1]).toBe(
    'The server showed 3 events after it had signed 5. A signature does not say when it was made.',
  );
  const other = forked(log, 5);
  other.signer = nodeSigner(generateSignerKey(ORIGIN));
  const strange = judge(await exported(log, other));
  expect(strange.contradiction).toBe(false);
  expect(strange.lines[1]).toBe(
    'The checkpoint that the server showed is not signed by a key that this browser trusted.',
  );
  for (const keys of [null, {}, { firstKey: 7 }, { firstKey: log.firstKey, rotations: [null] }]) {
    const text = await exported(log, forked(log, 5));
    const file = JSON.parse(text) as EvidenceFile;
    expect(judge(JSON.stringify({ ...file, served: { ...file.served, keys } })).contradiction).toBe(true);
  }
});

test('a file that cannot be judged is refused with the reason', async () => {
  const log = new MemoryLog(3);
  const text = await exported(log, forked(log, 3));
  const file = JSON.parse(text) as EvidenceFile & { remembered: Awaited<ReturnType<typeof remember>> };
  const { remembered, served } = file;
  const forged = { ...remembered, checkpoint: { ...remembered.checkpoint, root: '00'.repeat(32) } };
  const byOther = { ...remembered, key: nodeSigner(generateSignerKey(ORIGIN)).verifierKey };
  const cases: [change: object | string, sentence: string][] = [
    ['x', 'This file is not ledger evidence: it is not JSON.'],
    ['null', 'This file is not ledger evidence.'],
    [{ format: 'other' }, 'This file is not ledger evidence.'],
    [{ version: 2 }, 'This file is of a version that this program does not know.'],
    [{ served: null }, 'The evidence is incomplete: it has no answers of the server.'],
    [{ served: { ...served, checkpoint: null } }, 'The evidence holds no checkpoint that the server showed.'],
    [{ remembered: null }, 'The browser remembered nothing, so there is nothing to compare.'],
    [{ remembered: { version: 0 } }, 'What this device remembers of the ledger cannot be read.'],
    [{ remembered: forged }, 'What the browser remembered is not what its signed checkpoint says.'],
    [{ remembered: byOther }, `The note is not signed by ${ORIGIN}.`],
  ];
  for (const [change, sentence] of cases) {
    const changed = typeof change === 'string' ? change : JSON.stringify({ ...file, ...change });
    expect(() => judge(changed)).toThrow(sentence);
  }
});

test('EVID-25 a browser that had only its cookie left: the file says how it differs, and convicts nobody', async () => {
  const log = new MemoryLog(3);
  const { checkpoint, key } = await remember(log);
  const keyId = toHex(portableTools.verifierOf(key).keyId);
  const cookie = seenText({ ...checkpoint, keyId });
  const reasons = async (other: MemoryLog, change: Partial<EvidenceFile> = {}) => {
    const { contradiction, lines } = judge(
      await exported(log, other, { remembered: null, cookie, ...change }),
    );
    expect([contradiction, lines[0]]).toEqual([false, 'The file shows no contradiction']);
    expect(lines[1]).toBe(
      'The browser had forgotten the ledger. Its cookie had not, but a cookie is not signed.',
    );
    expect(lines).toContain(`Cookie: 3 events on 2026-11-21T06:04:18.000Z, root ${checkpoint.root}`);
    return lines.slice(2, lines.indexOf(`Log: ${ORIGIN}`));
  };
  expect(await reasons(log)).toEqual([]);
  expect(await reasons(MemoryLog.of(log.bodies.slice(0, 2), log.signer))).toEqual([
    'The cookie names 3 events, and the server showed 2.',
  ]);
  for (const size of [3, 5]) {
    expect(await reasons(forked(log, size))).toEqual([
      'What the server showed does not begin with the 3 events that the cookie names.',
    ]);
  }
  const ofOther = seenText({ ...checkpoint, keyId: '00000000' });
  expect(await reasons(log, { cookie: ofOther })).toEqual(['The cookie names another key.']);
  const nothing = await exported(log, log, { remembered: null, cookie: 'x' });
  expect(() => judge(nothing)).toThrow('What the cookie of the browser says of the ledger cannot be read.');
});
