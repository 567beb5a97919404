/** The calls that the screens of every role make first. */
export const CALLS = {
  list: '/api/property?scope=visible&limit=50',
  summary: '/api/dashboard/summary',
  history: '/api/ledger/history?limit=50',
  inventory: '/api/inventory?limit=100',
  sensitive: '/api/sensitive-items/summary',
  me: '/api/auth/me',
} as const;

export type CallName = keyof typeof CALLS;
export const CALL_NAMES = Object.keys(CALLS) as CallName[];

export type RoleName = 'commander' | 'squad leader' | 'soldier';

/** Where the hand-written statement of a call is served. */
export const pathOf = (role: RoleName, call: CallName): string => `/${role.replace(' ', '-')}/${call}`;

/** One person of each role, and how many items they see. */
export interface RolePerson {
  role: RoleName;
  id: string;
  username: string;
  items: number;
}
