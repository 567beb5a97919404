/**
 * First segment of every query key. A remote keeps its queries under its own root; anybody else,
 * the event stream included, affects them only by invalidating a root named here.
 */
export const QUERY_SCOPES = [
  'amendments',
  'auth',
  'clearances',
  'closings',
  'config',
  'counters',
  'dashboard',
  'documents',
  'imports',
  'ledger',
  'loss-cases',
  'maintenance',
  'profile',
  'property',
  'reconciliations',
  'sections',
  'sensitive',
  'settings',
  'successions',
  'transfers',
  'users',
  'webhooks',
] as const;
export type QueryScope = (typeof QUERY_SCOPES)[number];
