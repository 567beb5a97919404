/** What the type filter offers; the value is the API's word for it. */
export const ENTRY_TYPES = [
  { value: '', label: 'All Activities' },
  { value: 'transfer-approved', label: 'Transfers Approved' },
  { value: 'transfer-rejected', label: 'Transfers Rejected' },
  { value: 'inventory-updated', label: 'Inventory Updates' },
] as const;

export type EntryTypeFilter = (typeof ENTRY_TYPES)[number]['value'];

/** The filter that a URL names; anything unknown is all. */
export const entryTypeOf = (text: string): EntryTypeFilter =>
  ENTRY_TYPES.find(({ value }) => value === text)?.value ?? '';
