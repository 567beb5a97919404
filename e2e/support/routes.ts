/** Lists of what changes an item's record. */
export const RECORD_ROUTES = ['/closings', '/component-lists', '/shortages', '/reconciliations'];

/** Where a signed-in person can be. A new page is one line here. */
export const ROUTES = [
  '/dashboard',
  '/property-book',
  '/property-book?tab=signedout',
  '/property-book/consumables',
  '/property-book/import',
  '/inventory',
  '/amendments',
  ...RECORD_ROUTES,
  '/transfers',
  '/transfers?view=history',
  '/sensitive-items',
  '/maintenance',
  '/documents',
  '/audit-log',
  '/correction-log',
  '/ledger-verification',
  '/people/U-0005',
  '/user-management',
  '/user-management?tab=units',
  '/sections',
  '/operations',
  '/webhooks',
  '/settings',
  '/profile',
  '/no-such-page',
];

/** Further tabs of those pages. */
export const TABS = [
  '/amendments?tab=ended',
  '/closings?tab=gains',
  '/property-book?tab=visible&left=true',
  '/settings?tab=unit',
  '/settings?tab=security',
  '/settings?tab=qr-codes',
  '/settings?tab=notifications',
  '/settings?tab=sync',
  '/profile?tab=events',
  '/profile?tab=career',
];

/** Where anybody can be. */
export const GUEST_ROUTES = [
  '/login',
  '/register',
  '/set-password',
  '/set-password#a-link',
  '/check',
  '/check#HR1/P/none',
];
