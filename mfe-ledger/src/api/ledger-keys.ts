/** Query keys of this remote. The root 'ledger' is what others invalidate when they write an event. */
export const ledgerKeys = {
  page: (page: number, filter: string) => ['ledger', 'page', page, filter] as const,
  entries: (filters: { type: string; q: string }) => ['ledger', 'entries', filters] as const,
  recent: ['ledger', 'recent'] as const,
  item: (itemId: string) => ['ledger', 'item', itemId] as const,
  check: ['ledger', 'check'] as const,
  corrections: ['ledger', 'corrections'] as const,
};
