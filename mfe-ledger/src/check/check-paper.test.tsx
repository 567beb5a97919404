import {
  ED25519_COSIGNATURE,
  formatSealedCode,
  fromHex,
  paperWitnesses,
  readPolicy,
} from '@hand-receipt/ledger';
import { generateSignerKey, nodeCosigner, nodeVerifier } from '@hand-receipt/ledger/node';
import { page, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LedgerVerificationPage from '../ledger-verification/ledger-verification-page';
import { installWorker } from '../test/fake-worker';
import { verdict } from '../test/ledger-events';
import { bodies, bodyAt, servedLog } from '../test/served-log';

const witnessOf = (name: string) =>
  nodeCosigner(generateSignerKey(`witness.test/${name}`, ED25519_COSIGNATURE));
const [s4, ig] = [witnessOf('s4'), witnessOf('ig')];
const witnesses = `witness S4 ${s4.verifierKey}\nwitness IG ${ig.verifierKey}\n`;
const POLICY = `${witnesses}group staff all S4 IG\nquorum staff\n`;
const TIME = BigInt(Date.UTC(2026, 10, 22, 18, 56) / 1000);

type Log = ReturnType<typeof servedLog>;

/** The codes of a page that was printed of a log. */
const first = (log: Log) => {
  const { size, root } = log['GET /api/ledger/checkpoint']();
  return formatSealedCode({ size: BigInt(size), root: fromHex(root) });
};
function second(log: Log, policy = POLICY): string {
  const { note } = log['GET /api/ledger/checkpoint']();
  const text = note.slice(0, note.lastIndexOf('\n\n') + 1);
  const cosigned = note + s4.cosign(text, TIME) + ig.cosign(text, TIME + 60n);
  return paperWitnesses(cosigned, readPolicy(policy), nodeVerifier)?.code ?? '';
}
const rewritten = (count: number) =>
  servedLog(bodies(count).map((body) => (body.seq === 1 ? bodyAt(1, { eventId: 'evt_x' }) : body)));

/** What the camera sees when it is pressed. */
const mockSeen: string[] = [];
jest.mock('@hand-receipt/scan/camera', () => ({
  CameraView: ({ onCode }: { onCode: (code: string) => void }) => (
    <button type="button" onClick={() => mockSeen.forEach(onCode)}>
      The camera sees a page
    </button>
  ),
}));

beforeEach(() => installWorker());
afterEach(() => delete process.env.WITNESS_POLICY);

/** A browser that is shown five events, and the dialog for papers. */
async function openDialog() {
  serve({
    'GET /api/verification/database': () => verdict(),
    'GET /api/ledger/history': () => page([]),
    ...servedLog(bodies(5)),
  });
  renderAt('/ledger-verification', <LedgerVerificationPage />);
  const browser = screen.getByRole('region', { name: 'This Browser' });
  await waitFor(() => expect(browser).toHaveAttribute('data-state', 'firstSight'));
  await userEvent.click(within(browser).getByRole('button', { name: 'Check a Printed Hand Receipt' }));
  return screen.findByRole('dialog', { name: 'Check a Printed Hand Receipt' });
}

async function check(codes: string) {
  const dialog = await openDialog();
  await userEvent.click(within(dialog).getByLabelText('Codes of the Page'));
  await userEvent.paste(codes);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Check' }));
  return dialog;
}

const HOLDS = 'The ledger still has what this page shows.';

test('EVID-49 the first code of a page alone is held against the ledger', async () => {
  const dialog = await check(first(servedLog(bodies(3))));
  expect(await within(dialog).findByText(HOLDS)).toBeVisible();
  expect(dialog).toHaveTextContent('The 3 events of the page are the first of the 5 here.');
  expect(dialog).not.toHaveTextContent('itnessed by');
});

test('EVID-49 both codes of a page: it names the witnesses of this program’s policy', async () => {
  process.env.WITNESS_POLICY = POLICY;
  const log = servedLog(bodies(5));
  const dialog = await check(`${first(log)}\n${second(log)}`);
  expect(await within(dialog).findByText(HOLDS)).toBeVisible();
  expect(dialog).toHaveTextContent('The page and the ledger have the same 5 events.');
  expect(dialog).toHaveTextContent('Witnessed by S4 221856Z NOV 26, IG 221857Z NOV 26.');
});

test('EVID-49 a page with fewer witnesses than the policy needs says so', async () => {
  process.env.WITNESS_POLICY = POLICY;
  const dialog = await check(second(servedLog(bodies(5)), `${witnesses}quorum S4\n`));
  const words = 'Only 1 of 2 needed witnesses has cosigned this checkpoint.';
  expect(await within(dialog).findByText(words)).toBeVisible();
  expect(dialog).not.toHaveTextContent('Witnessed by');
});

test('EVID-49 cosignatures of another root are no witness for this one', async () => {
  process.env.WITNESS_POLICY = POLICY;
  const root = (code: string) => code.split('/')[3] ?? '';
  const [ours, others] = [second(servedLog(bodies(5))), second(rewritten(5))];
  const dialog = await check(others.replace(root(others), root(ours)));
  const words = 'The cosignature of witness.test/s4 does not match the checkpoint.';
  expect(await within(dialog).findByText(words)).toBeVisible();
});

test('EVID-50 a program without a policy believes nobody’s cosignatures', async () => {
  const dialog = await check(second(servedLog(bodies(5))));
  const words = 'This program was built without a witness policy. The cosignatures were not checked.';
  expect(await within(dialog).findByText(words)).toBeVisible();
  expect(dialog).not.toHaveTextContent('Witnessed by');
});

test.each([
  ['of a history that was rewritten since', first(rewritten(3)), 'Two versions of this ledger exist'],
  ['of the same size and another root', first(rewritten(5)), 'Two versions of this ledger exist'],
  ['of more events than there are', first(servedLog(bodies(8))), 'Ledger shrank from 8 to 5'],
])('EVID-49 a page %s is no success', async (_what, codes, words) => {
  const dialog = await check(codes);
  expect(await within(dialog).findByText(words)).toBeVisible();
  expect(dialog).toHaveTextContent('Keep it and report to your PBO.');
  expect(dialog).not.toHaveTextContent(HOLDS);
});

test.each([
  ['the label of an item', 'HR1/I/P-0007/W900007', 'This is not a code of the ledger.'],
  ['a code that was cut off', 'HR1/P/', 'This code is not complete. Scan it again, or type all'],
  ['codes of two pages', `${first(servedLog(bodies(5)))} ${first(servedLog(bodies(3)))}`, 'not of one page'],
])('%s could not be checked, which is no verdict', async (_what, codes, sentence) => {
  const dialog = await check(codes);
  expect(await within(dialog).findByText('The page could not be checked.')).toBeVisible();
  expect(dialog).toHaveTextContent(sentence);
  expect(dialog).not.toHaveTextContent(HOLDS);
});

test('EVID-49 the camera puts both codes of one picture into the form, and no label of an item', async () => {
  process.env.WITNESS_POLICY = POLICY;
  const log = servedLog(bodies(5));
  const seen = ['HR1/I/P-0007/W900007', first(log), second(log), first(log)];
  mockSeen.splice(0, Infinity, ...seen);
  const dialog = await openDialog();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Use camera' }));
  await userEvent.click(await within(dialog).findByRole('button', { name: 'The camera sees a page' }));
  expect(within(dialog).getByLabelText('Codes of the Page')).toHaveValue(`${first(log)}\n${second(log)}`);
  expect(within(dialog).queryByRole('button', { name: 'The camera sees a page' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Check' }));
  expect(await within(dialog).findByText(HOLDS)).toBeVisible();
  expect(dialog).toHaveTextContent('Witnessed by S4');
});
