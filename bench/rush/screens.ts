import type { QueryScope } from '@hand-receipt/contracts';

/** A read of a screen that is open, which is repeated when one of its scopes changes. */
export interface Read {
  path: string;
  scope: QueryScope;
}

const read = (scope: QueryScope, ...paths: string[]): Read[] => paths.map((path) => ({ scope, path }));

/** Around every screen: badges and the line that says whether the ledger holds. */
export const FRAME: readonly Read[] = [
  ...read('transfers', '/api/transfers?view=incoming&status=Pending&limit=1'),
  ...read('documents', '/api/documents?box=inbox&status=unread'),
  ...read('ledger', '/api/verification/last'),
  ...read('settings', '/api/settings'),
];

export const SUMMARY = '/api/dashboard/summary';

export const DASHBOARD: readonly Read[] = [
  ...read('dashboard', SUMMARY, '/api/dashboard/readiness'),
  ...read('maintenance', '/api/maintenance?limit=100'),
  ...read(
    'transfers',
    '/api/transfers?view=incoming&status=Pending&limit=2',
    '/api/transfers?view=outgoing&status=Pending&limit=2',
  ),
  ...read('ledger', '/api/ledger/history?limit=4'),
  ...read('documents', '/api/documents?box=inbox&status=unread&limit=4'),
  ...read('property', '/api/property?scope=assigned&limit=3'),
];

export const SENSITIVE_ITEMS: readonly Read[] = read(
  'sensitive',
  '/api/sensitive-items?scope=assigned&limit=100',
  '/api/sensitive-items/summary',
  '/api/sensitive-items/categories',
);

export const HELD = '/api/property?scope=assigned&limit=50';
export const PROPERTY_BOOK: readonly Read[] = read('property', HELD, '/api/property/counts');
export const RECIPIENTS = '/api/users/recipients?limit=20';

/** What a device without anything of the person's asks for once, to be of use without a connection. */
export const DEVICE: readonly string[] = [
  '/api/property?scope=visible&limit=500',
  '/api/consumables?limit=500',
  '/api/consumables/history?limit=500',
];

/** What the service worker reads at each load of a page, so that every screen opens without a connection. */
export const EVERY_SCREEN: readonly string[] = [
  '/api/auth/me',
  '/api/config',
  '/api/settings',
  SUMMARY,
  '/api/dashboard/readiness',
  '/api/verification/last',
  '/api/documents?box=inbox&limit=50',
  '/api/documents?box=inbox&status=unread&limit=4',
  '/api/documents?box=inbox&status=unread',
  '/api/ledger/history?limit=50',
  '/api/ledger/history?limit=10&offset=0',
  '/api/corrections',
  '/api/ledger/history?limit=4',
  '/api/maintenance?limit=100',
  '/api/connections',
  '/api/property?scope=mine&limit=8',
  HELD,
  '/api/property/counts',
  '/api/consumables?limit=100',
  '/api/consumables/counts',
  '/api/imports',
  '/api/inventory?limit=100',
  '/api/property?scope=assigned&limit=3',
  '/api/sensitive-items?scope=assigned&limit=100',
  '/api/sensitive-items/summary',
  '/api/sensitive-items/categories',
  '/api/sensitive-items/verifications?limit=5',
  '/api/transfers?view=incoming&limit=50',
  '/api/transfers?view=incoming&status=Pending&limit=2',
  '/api/transfers?view=outgoing&status=Pending&limit=2',
  '/api/transfers?view=incoming&status=Pending&limit=1',
];
