import 'fake-indexeddb/auto';
import { asPromise, inLedgerStore } from '@hand-receipt/ledger/browser';
import { act, render, screen } from '@testing-library/react';
import {
  forgetBrowserVerdict,
  forgetServerVerdict,
  ledgerVerdicts,
  noteBrowserChecks,
  noteBrowserError,
  noteLastCheck,
  noteServerVerdict,
  recallVerdict,
  useBrowserFindings,
  useJointVerdict,
} from './verdict-store';

const AT = '2026-11-21T06:04:00.000Z';
const verified = (minute: number) => ({ state: 'verified' as const, checkedAt: minute, warning: null });
const sound = (check = 'ledger a') => ({ check, at: AT, found: [], ledger: { warning: null } });
const shrank = (check = 'ledger a') => ({ check, at: AT, found: ['Ledger shrank from 5 to 3'] });

function Shown() {
  const { state, headline } = useJointVerdict();
  return <output>{[state, headline, ...useBrowserFindings()].join(' | ')}</output>;
}
const shown = () => screen.getByRole('status').textContent;

/** The page is loaded again: only what the browser keeps is left. */
async function reload(): Promise<void> {
  await act(async () => {
    ledgerVerdicts.setState(ledgerVerdicts.getInitialState());
    await recallVerdict();
  });
}

beforeEach(async () => {
  await forgetBrowserVerdict();
  ledgerVerdicts.setState(ledgerVerdicts.getInitialState());
  render(<Shown />);
});

test('a failed verdict of this browser is there after a reload, before the server has said anything', async () => {
  await act(() => noteBrowserChecks([shrank()]));
  await reload();
  expect(shown()).toMatch(/^failed \| This browser found .* \| Ledger shrank from 5 to 3$/);
  await act(async () => noteServerVerdict(verified(1)));
  expect(shown()).toMatch(/^failed/);
});

test('it stays until the same check succeeds: no other check, and none that could not be made, takes it back', async () => {
  await act(async () => {
    noteServerVerdict(verified(1));
    await noteBrowserChecks([shrank('ledger a')]);
    await noteBrowserChecks([sound('ledger b'), { check: 'item 1', at: AT, found: [] }]);
    await noteBrowserError('The server cannot be reached.');
  });
  expect(shown()).toMatch(/^failed/);
  await act(() => noteBrowserChecks([sound('ledger a')]));
  expect(shown()).toMatch(/^verified/);
  await reload();
  await act(async () => noteServerVerdict(verified(1)));
  expect(shown()).toMatch(/^verified/);
});

test('two checks of one task are both kept, and what was found twice is listed once', async () => {
  await act(() =>
    noteBrowserChecks([shrank('ledger a'), shrank('ledger b'), { ...shrank('item'), found: ['x'] }]),
  );
  expect(shown()).toMatch(/\| Ledger shrank from 5 to 3 \| x$/);
});

test('another tab found something: it counts here when that is read, and is not written over', async () => {
  await act(() => noteBrowserChecks([sound()]));
  const before = ledgerVerdicts.getState();
  await act(() => noteBrowserChecks([shrank('ledger of the other tab')]));
  // As this tab was before.
  act(() => ledgerVerdicts.setState(before));
  await act(() => noteBrowserChecks([sound()]));
  expect(shown()).toMatch(/^failed/);
});

test.each([
  null,
  'x',
  [],
  { version: 2 },
  { version: 1, failures: [{}], last: null },
  { version: 1, failures: [] },
])('kept as %j it cannot be read, and is no pass', async (garbage) => {
  await inLedgerStore('readwrite', (store) => asPromise(store.put(garbage, 'verdict')));
  await reload();
  await act(async () => noteServerVerdict(verified(1)));
  expect(shown()).toMatch(/^error \| This browser could not check the ledger/);
  await act(() => noteBrowserChecks([sound()]));
  expect(shown()).toMatch(/^verified/);
});

test('without a database a verdict is shown all the same', async () => {
  const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  await act(() => noteBrowserChecks([shrank()]));
  expect(shown()).toMatch(/^failed/);
  await act(() => recallVerdict());
  expect(shown()).toMatch(/^failed/);
  open.mockRestore();
});

test('what the server told of an earlier check does not replace a later one, nor outlives its reader', async () => {
  await act(() => noteBrowserChecks([sound()]));
  await act(async () => {
    noteServerVerdict({ state: 'failed', checkedAt: 5, cause: null });
    noteLastCheck(verified(4));
    noteLastCheck({ state: 'unchecked' });
  });
  expect(shown()).toMatch(/^failed/);
  await act(async () => noteLastCheck(verified(6)));
  expect(shown()).toMatch(/^verified/);
  await act(async () => forgetServerVerdict());
  expect(shown()).toMatch(/^unchecked/);
});
