import { queryClient, queryOptions, useMutation } from '@hand-receipt/platform';
import { askDevice } from '../device/ask-device';
import type { DeviceProgress, ShownEvent } from '../device/messages';
import { ledgerKeys } from './ledger-keys';

type OnProgress = (progress: DeviceProgress) => void;

/** This browser's own check of the ledger, in its worker. It runs when a screen asks for it. */
export const deviceCheck = (person: string, onProgress: OnProgress) =>
  queryOptions({
    queryKey: ledgerKeys.device(person),
    queryFn: ({ signal }) => askDevice({ kind: 'ledger', person }, { signal, onProgress }),
    retry: false,
    enabled: false,
  });

/** Every event of the ledger hashed in this browser. It fetches the whole ledger, so only on demand. */
export const everyEventCheck = (person: string, onProgress: OnProgress) =>
  queryOptions({
    queryKey: ledgerKeys.everyEvent(person),
    queryFn: ({ signal }) => askDevice({ kind: 'bundle', person }, { signal, onProgress }),
    retry: false,
    enabled: false,
  });

/** Gives up what this browser remembers for the person, and every verdict that rested on it. */
export const useStartOver = (person: string) =>
  useMutation({
    mutationFn: () => askDevice({ kind: 'forget', person }),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: ledgerKeys.everyEvent(person) });
      queryClient.removeQueries({ queryKey: ledgerKeys.itemChecks(person) });
    },
    // It touches nothing but this browser.
    networkMode: 'always',
  });

/** Holds the ledger against another device's checkpoint. */
export const useComparison = (person: string) =>
  useMutation({
    mutationFn: (note: string) => askDevice({ kind: 'compare', person, note }),
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
  queryOptions({
    queryKey: ledgerKeys.itemCheck(person, itemId, readAt),
    queryFn: ({ signal }) => askDevice({ kind: 'item', person, itemId, shown, whole, readAt }, { signal }),
    retry: false,
    staleTime: Infinity,
  });
