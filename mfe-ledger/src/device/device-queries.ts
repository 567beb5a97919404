import { ledgerQueries, removeDeviceVerdicts } from '@hand-receipt/data';
import { forgetBrowserVerdict, useMutation } from '@hand-receipt/platform';
import { askDevice } from './ask-device';
import type { DeviceProgress, ShownEvent, ShownRow } from './messages';
import { numberOf } from './number-of';

type OnProgress = (progress: DeviceProgress) => void;

/** This browser's own check of the ledger, in its worker. It runs when a screen asks for it. */
export const deviceCheck = (person: string, onProgress: OnProgress) =>
  ledgerQueries.deviceCheck(person, (signal) =>
    askDevice({ kind: 'ledger', person }, { signal, onProgress }),
  );

/** Every event of the ledger hashed in this browser. It fetches the whole ledger, so only on demand. */
export const everyEventCheck = (person: string, onProgress: OnProgress) =>
  ledgerQueries.everyEventCheck(person, (signal) =>
    askDevice({ kind: 'bundle', person }, { signal, onProgress }),
  );

/** Gives up what this browser remembers for the person, and every verdict that rested on it. */
export const useStartOver = (person: string) =>
  useMutation({
    mutationFn: () => askDevice({ kind: 'forget', person }),
    onSuccess: async () => {
      removeDeviceVerdicts(person);
      await forgetBrowserVerdict();
    },
  });

/** Holds the ledger against another device's checkpoint. */
export const useComparison = (person: string) =>
  useMutation({
    mutationFn: (note: string) => askDevice({ kind: 'compare', person, note }),
    retry: false,
  });

/** Holds the ledger against the codes of a printed page. */
export const usePaperCheck = (person: string) =>
  useMutation({
    mutationFn: (codes: string) => askDevice({ kind: 'paper', person, codes }),
    retry: false,
  });

/** What the panel of one item shows, at the moment when it was read (epoch milliseconds). */
export interface ShownHistory {
  itemId: string;
  shown: readonly ShownEvent[];
  /** True where nothing older is left to load. */
  whole: boolean;
  readAt: number;
}

/** Whether a panel shows all events of its item, as they are. */
export const itemCheck = (person: string, { itemId, shown, whole, readAt }: ShownHistory) =>
  ledgerQueries.itemCheck(person, { itemId, readAt }, (signal) =>
    askDevice({ kind: 'item', person, itemId, shown, whole, readAt }, { signal }),
  );

/**
 * Whether rows of a list are in the sealed ledger as they are shown.
 *
 * @param rows one page as it was read.
 * @param reread reads the list again, and says which places it shows then.
 */
export const rowsCheck = (
  person: string,
  rows: readonly ShownRow[],
  reread: () => Promise<ReadonlySet<number>>,
) =>
  ledgerQueries.rowsCheck(person, numberOf(rows), async (signal) => {
    const task = { kind: 'rows' as const, person, insisted: false };
    const report = await askDevice({ ...task, rows }, { signal });
    if (report.missing.length === 0) return report;
    // The person may have lost sight of an event since the list was read; then it is not listed any more.
    const listed = await reread();
    const still = rows.filter(({ seq }) => listed.has(seq));
    return askDevice({ ...task, rows: still, insisted: true }, { signal });
  });
