/** Query keys of this remote. The root 'ledger' is what others invalidate when they write an event. */
export const ledgerKeys = {
  page: (page: number, filter: string) => ['ledger', 'page', page, filter] as const,
  entries: (filters: { type: string; q: string }) => ['ledger', 'entries', filters] as const,
  recent: ['ledger', 'recent'] as const,
  transfer: (transferId: string) => ['ledger', 'transfer', transferId] as const,
  item: (itemId: string) => ['ledger', 'item', itemId] as const,
  event: (eventId: string) => ['ledger', 'event', eventId] as const,
  /** The server's check as a screen runs it when it opens. */
  check: ['ledger', 'check'] as const,
  /** The server's check of every event, in the background. */
  fullCheck: ['ledger', 'full-check'] as const,
  /** The last check that anybody ran; the trust line of the shell shows it under the same key. */
  lastCheck: ['ledger', 'last-check'] as const,
  /** What this browser found out for one person. */
  device: (person: string) => ['ledger', 'device', person] as const,
  everyEvent: (person: string) => ['ledger', 'device', person, 'every-event'] as const,
  itemChecks: (person: string) => ['ledger', 'device', person, 'item'] as const,
  itemCheck: (person: string, itemId: string, readAt: number) =>
    ['ledger', 'device', person, 'item', itemId, readAt] as const,
  corrections: ['ledger', 'corrections'] as const,
};
