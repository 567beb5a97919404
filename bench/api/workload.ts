/** Lists of 100 that the API and the bare route are compared by. All of them see every item of the brigade. */
export const LISTS = [
  { name: 'all by serial number', url: '/api/property?scope=visible&limit=100&sort=serialNumber' },
  { name: 'all by holder, descending', url: '/api/property?scope=visible&limit=100&sort=-assignedTo' },
  {
    name: "search 'M68', by serial number",
    url: '/api/property?scope=visible&limit=100&q=M68&sort=serialNumber',
  },
  { name: "search '0123', by name", url: '/api/property?scope=visible&limit=100&q=0123&sort=name' },
] as const;

/** What a person types to find an item: the end of a serial number, then a model. */
export function searchTerm(turn: number): string {
  const digits = String((turn * 7919) % 100_000).padStart(5, '0');
  return turn % 10 === 0 ? `PVS-14 703${digits.slice(0, 2)}` : digits;
}

/** A word that one item in sixteen has in its name: the dearest of usual searches. */
export const COMMON_TERM = 'HMMWV';

export const searchUrl = (term: string): string =>
  `/api/property?scope=visible&limit=20&q=${encodeURIComponent(term)}`;

/** Who reads, and who approves what he was offered. */
export const READER = 'commander';
export const RECIPIENT = 'person3';
