import { ED25519_COSIGNATURE } from '@hand-receipt/ledger';
import { generateSignerKey, nodeCosigner } from '@hand-receipt/ledger/node';
import { page, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor } from '@testing-library/react';
import LedgerVerificationPage from '../ledger-verification/ledger-verification-page';
import { installWorker } from '../test/fake-worker';
import { verdict } from '../test/ledger-events';
import { bodies, bodyAt, servedLog } from '../test/served-log';

const witnessOf = (name: string) =>
  nodeCosigner(generateSignerKey(`witness.test/${name}`, ED25519_COSIGNATURE));
const [s4, ig] = [witnessOf('s4'), witnessOf('ig')];

const policyOf = (one: string, other: string) =>
  `witness S4 ${one}\nwitness IG ${other}\ngroup staff all S4 IG\nquorum staff\n`;

beforeEach(() => {
  process.env.WITNESS_POLICY = policyOf(s4.verifierKey, ig.verifierKey);
  installWorker();
});
afterEach(() => delete process.env.WITNESS_POLICY);

type Log = ReturnType<typeof servedLog>;

/** The log's newest checkpoint, cosigned by these now. */
function cosigned(log: Log, by: readonly (typeof s4)[]): { note: string; size: number; root: string } {
  const { note, size, root } = log['GET /api/ledger/checkpoint']();
  const text = note.slice(0, note.lastIndexOf('\n\n') + 1);
  const now = BigInt(Math.floor(Date.now() / 1000));
  return { note: `${note}${by.map((witness) => witness.cosign(text, now)).join('')}`, size, root };
}

/** Opens the page where the server calls its ledger sound and shows this as witnessed. */
function visit(log: Log, witnessed: ReturnType<typeof cosigned> | null, more: object = {}) {
  const shown = { ...log['GET /api/ledger/checkpoint'](), witnessed };
  serve({
    'GET /api/verification/database': () => verdict(),
    'GET /api/ledger/history': () => page([]),
    ...log,
    'GET /api/ledger/checkpoint': () => shown,
    ...more,
  });
  renderAt('/ledger-verification', <LedgerVerificationPage />);
}

const card = (name: string) => screen.getByRole('region', { name });
const shows = (name: string, state: string) =>
  waitFor(() => expect(card(name)).toHaveAttribute('data-state', state));

/** The log, and one with other events signed by the same key. */
const sound = () => servedLog(bodies(5));
const rewritten = () =>
  servedLog(bodies(5).map((body) => (body.seq === 2 ? bodyAt(2, { type: 'CHECK IN' }) : body)));

const TOO_FEW = 'Only 0 of 2 needed witnesses have cosigned this checkpoint';

test('a first visit relies on the witnesses of the build where they have cosigned', async () => {
  visit(sound(), cosigned(sound(), [s4, ig]));
  await shows('This Browser', 'firstSight');
  expect(card('This Browser')).toHaveTextContent(
    'This browser has not seen this ledger before. It relies on 2 of 2 witnesses.',
  );
});

test('EVID-44 a rewritten history fails in a new browser, which names who remembers another', async () => {
  visit(rewritten(), cosigned(sound(), [s4, ig]));
  await shows('This Browser', 'failed');
  await shows('Overall Ledger Status', 'failed');
  expect(card('This Browser')).toHaveTextContent(
    'Witness S4 refused the checkpoint at 5 events: it remembers another history',
  );
});

test('EVID-45 another history than that of the witnesses has no quorum, and the joint verdict says so', async () => {
  visit(rewritten(), null);
  await shows('Overall Ledger Status', 'warning');
  expect(card('Overall Ledger Status')).toHaveTextContent(TOO_FEW);
});

test('EVID-50 witnesses that the server names itself are trusted by no browser', async () => {
  const [own, another] = [witnessOf('s4'), witnessOf('ig')];
  const log = rewritten();
  const listed = {
    quorum: 'staff',
    required: 2,
    agreedAt: new Date().toISOString(),
    onThisMachine: false,
    fabric: null,
    policy: policyOf(own.verifierKey, another.verifierKey),
    witnesses: [own, another].map(({ name, verifierKey }) => ({
      name,
      verifierKey,
      size: 5,
      at: new Date().toISOString(),
      state: 'current',
      problem: null,
    })),
  };
  visit(log, cosigned(log, [own, another]), { 'GET /api/ledger/witnesses': () => listed });
  await shows('Overall Ledger Status', 'warning');
  expect(card('Overall Ledger Status')).toHaveTextContent(TOO_FEW);
});
