import { type Policy, portableTools, readPolicy, verifyFromDevice } from '../src';
import { ED25519_COSIGNATURE } from '../src/keys';
import { generateSignerKey, nodeCosigner } from '../src/node';
import { MemoryLog } from './memory-log';

const NOW = new Date('2026-11-21T06:04:18Z');
const seconds = (before = 0) => BigInt(Math.floor(NOW.getTime() / 1000) - before);
const witnessOf = (name: string) =>
  nodeCosigner(generateSignerKey(`witness.test/${name}`, ED25519_COSIGNATURE));
const [s4, ig, pbo] = [witnessOf('s4'), witnessOf('ig'), witnessOf('pbo')];
const policy = readPolicy(
  `witness S4 ${s4.verifierKey}\nwitness IG ${ig.verifierKey}\nwitness PBO ${pbo.verifierKey}\n` +
    'group staff 2 S4 IG PBO\nquorum staff\n',
);

/** A note with the lines of these witnesses. */
function cosigned(note: string, by: readonly (typeof s4)[], at = seconds()): string {
  const text = note.slice(0, note.lastIndexOf('\n\n') + 1);
  return `${note}${by.map((witness) => witness.cosign(text, at)).join('')}`;
}

/** Looks at a log whose server says that `note` is witnessed. */
const look = (log: MemoryLog, note: string | null, trusted: Policy | null = policy) => {
  const source = log.source();
  const served = { origin: log.origin, note: log.sealed(), witnessed: note === null ? null : { note } };
  return verifyFromDevice({
    source: { ...source, checkpoint: async () => served },
    memory: null,
    tools: portableTools,
    now: NOW,
    policy: trusted,
  });
};

/** A log, and another with the same first events and the same key. */
function forked(): { log: MemoryLog; fork: MemoryLog } {
  const log = new MemoryLog(3);
  const fork = MemoryLog.of(log.bodies.slice(0, 2), log.signer);
  fork.append({ details: { note: 'another' } });
  return { log, fork };
}

test('a quorum over the beginning of the sealed ledger is verified, with how many of how many', async () => {
  const log = new MemoryLog(3);
  const note = cosigned(log.sealed(), [s4, pbo]);
  log.append();
  expect(await look(log, note)).toMatchObject({
    verified: true,
    witnesses: { findings: [], warning: null, size: 3, signed: 2, of: 3 },
  });
});

test('EVID-44 a new browser that is shown a rewritten history beside what witnesses cosigned names them', async () => {
  const { log, fork } = forked();
  const { verified, findings } = await look(fork, cosigned(log.sealed(), [s4, ig]));
  expect(verified).toBe(false);
  expect(findings).toEqual([
    {
      code: 'witness-refused',
      message: 'Witness S4 refused the checkpoint at 3 events: it remembers another history',
    },
    {
      code: 'witness-refused',
      message: 'Witness IG refused the checkpoint at 3 events: it remembers another history',
    },
  ]);
});

test('EVID-43 a new browser that is shown less than witnesses cosigned says how much they have seen', async () => {
  const log = new MemoryLog(3);
  const note = cosigned(log.sealed(), [s4, ig]);
  const { findings } = await look(MemoryLog.of(log.bodies.slice(0, 2), log.signer), note);
  expect(findings.map(({ message }) => message)).toEqual([
    'Ledger shrank from 3 to 2: witness S4 has seen 3 events',
    'Ledger shrank from 3 to 2: witness IG has seen 3 events',
  ]);
});

test.each<[string, (log: MemoryLog) => string | null, string]>([
  ['no note', () => null, 'Only 0 of 2 needed witnesses have cosigned this checkpoint'],
  [
    'one cosignature',
    (log) => cosigned(log.sealed(), [s4]),
    'Only 1 of 2 needed witnesses has cosigned this checkpoint',
  ],
  [
    'cosignatures of strangers',
    (log) => cosigned(log.sealed(), [witnessOf('s4'), witnessOf('ig')]),
    'Only 0 of 2 needed witnesses have cosigned this checkpoint',
  ],
  [
    'a cosignature of another checkpoint',
    (log) => {
      const note = cosigned(log.sealed(), [s4]);
      log.append();
      return `${log.sealed()}${note.slice(note.indexOf('\u2014 witness'))}`;
    },
    'The cosignature of witness.test/s4 does not match the checkpoint.',
  ],
  [
    'cosignatures that are all old',
    (log) => cosigned(log.sealed(), [s4, ig], seconds(601)),
    'Only 0 of 2 needed witnesses have answered since 21NOV2026 0554Z',
  ],
  ['a note that is none', () => 'x', 'The note has no signature block.'],
])('%s is no quorum, which is a warning', async (_, noteOf, warning) => {
  const log = new MemoryLog(3);
  const note = noteOf(log);
  expect(await look(log, note)).toMatchObject({ verified: true, findings: [], witnesses: { warning } });
});

test('cosignatures of ten minutes ago are new enough', async () => {
  const log = new MemoryLog(3);
  const note = cosigned(log.sealed(), [s4, ig], seconds(600));
  expect((await look(log, note)).witnesses?.warning).toBeNull();
});

test('a device without a policy, or with one that asks for nobody, trusts no witness', async () => {
  const log = new MemoryLog(3);
  const note = cosigned(log.sealed(), [s4, ig]);
  expect(await look(log, note, null)).not.toHaveProperty('witnesses');
  expect(await look(log, note, readPolicy('quorum none\n'))).not.toHaveProperty('witnesses');
});
