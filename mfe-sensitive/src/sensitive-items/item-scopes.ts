/** The tabs of SENS-10, and all that the figures count, to which the tile of the dashboard leads. */
export const ITEM_SCOPES = [
  { value: 'assigned', label: 'Assigned to Me' },
  { value: 'signedout', label: 'Signed Down to Others' },
  { value: 'unassigned', label: 'Unassigned' },
  { value: 'counted', label: 'All' },
] as const;

export type TabScope = (typeof ITEM_SCOPES)[number]['value'];

/** The tab that a URL names; the first unless it names another. */
export const tabScopeOf = (text: string): TabScope =>
  ITEM_SCOPES.find(({ value }) => value === text)?.value ?? ITEM_SCOPES[0].value;
