/**
 * First segment of every query key. A remote keeps its queries under its own root; anybody else,
 * the event stream included, affects them only by invalidating a root named here.
 */
export const QUERY_ROOTS = [
  'auth',
  'config',
  'dashboard',
  'documents',
  'ledger',
  'maintenance',
  'profile',
  'property',
  'sensitive',
  'settings',
  'transfers',
  'users',
] as const;
export type QueryRoot = (typeof QUERY_ROOTS)[number];
