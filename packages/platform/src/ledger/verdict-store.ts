import { asPromise, inLedgerStore } from '@hand-receipt/ledger/browser';
import { create } from 'zustand';
import { type JointVerdict, jointVerdict, type ServerVerdict } from './joint-verdict';
import {
  afterCheck,
  afterError,
  browserVerdict,
  type CheckOutcome,
  foundByBrowser,
  type KeptVerdict,
  NOTHING_KEPT,
  readKeptVerdict,
} from './kept-verdict';

interface LedgerVerdicts {
  server: ServerVerdict;
  /** What this browser found, also in earlier visits. */
  kept: KeptVerdict;
}

const UNCHECKED: LedgerVerdicts = { server: { state: 'unchecked' }, kept: NOTHING_KEPT };

/** What the server and this browser say of the ledger. One object for the shell and every remote. */
export const ledgerVerdicts = create<LedgerVerdicts>(() => UNCHECKED);

/** Beside what this browser remembers of the ledger. */
const KEY = 'verdict';

/** The one verdict on the ledger, wherever it is shown. */
export function useJointVerdict(): JointVerdict {
  const { server, kept } = ledgerVerdicts();
  return jointVerdict(server, browserVerdict(kept));
}

/** Everything that this browser has found and no later check has taken back. */
export const useBrowserFindings = (): string[] => foundByBrowser(ledgerVerdicts(({ kept }) => kept));

/** The server has answered a check of its own, or could not. */
export const noteServerVerdict = (server: ServerVerdict): void => ledgerVerdicts.setState({ server });

/** The server has told of the last check that anybody ran, which may be older than what is known here. */
export function noteLastCheck(server: ServerVerdict): void {
  const known = ledgerVerdicts.getState().server;
  const isNews =
    known.state === 'unchecked' || (server.state !== 'unchecked' && server.checkedAt > known.checkedAt);
  if (isNews) noteServerVerdict(server);
}

/** What the server said was for the person who leaves now. What this browser found is not theirs alone. */
export const forgetServerVerdict = (): void => ledgerVerdicts.setState({ server: UNCHECKED.server });

/** Shows what this browser found in its last visit, or in another tab. Without a database it has found nothing. */
export async function recallVerdict(): Promise<void> {
  const stored = await inLedgerStore('readonly', (store) => asPromise<unknown>(store.get(KEY))).catch(
    () => undefined,
  );
  if (stored !== undefined) ledgerVerdicts.setState({ kept: readKeptVerdict(stored) });
}

/** Changes what is kept, in one step with reading it: another tab may have found something meanwhile. */
async function change(step: (kept: KeptVerdict) => KeptVerdict): Promise<void> {
  const changing = inLedgerStore('readwrite', async (store) => {
    const kept = step(readKeptVerdict(await asPromise<unknown>(store.get(KEY))));
    await asPromise(store.put(kept, KEY));
    return kept;
  });
  // A browser without a database, or a full one, keeps it no longer than this page.
  const kept = await changing.catch(() => step(ledgerVerdicts.getState().kept));
  ledgerVerdicts.setState({ kept });
}

/** This browser has made checks of its own. Never rejects: a verdict that cannot be kept is still shown. */
export const noteBrowserChecks = (outcomes: readonly CheckOutcome[]): Promise<void> =>
  change((kept) => outcomes.reduce(afterCheck, kept));

/** This browser's check of the ledger could not be made. What it had found before stays. */
export const noteBrowserError = (message: string): Promise<void> => {
  const at = new Date().toISOString();
  return change((kept) => afterError(kept, message, at));
};

/** A person has given up what this browser remembers, and with it all that it found. */
export const forgetBrowserVerdict = (): Promise<void> => change(() => NOTHING_KEPT);
