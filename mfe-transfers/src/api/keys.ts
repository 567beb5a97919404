import type { AskBox } from './asks';
import type { TransferFilters, TransferView } from './transfer-filters';

/** Query keys of this remote: every one starts with its root, so that invalidating the root reaches all. */
export const transferKeys = {
  list: (filters: TransferFilters) => ['transfers', 'list', filters] as const,
  pending: (view: TransferView) => ['transfers', 'pending', view] as const,
  one: (id: string) => ['transfers', 'one', id] as const,
  request: (id: string) => ['transfers', 'request', id] as const,
  sheets: (ids: readonly string[]) => ['transfers', 'sheets', ids] as const,
  asks: (box: AskBox) => ['transfers', 'asks', box] as const,
  held: (text: string) => ['transfers', 'held', text] as const,
  offerable: (text: string) => ['transfers', 'offerable', text] as const,
  offerableById: (id: string) => ['transfers', 'offerable-by-id', id] as const,
  recipients: (text: string) => ['transfers', 'recipients', text] as const,
};
