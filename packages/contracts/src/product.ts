/** The product's name, said once. */
export const PRODUCT_NAME = 'Hand Receipt';

/** Local-storage keys. They are part of the specification: other tabs and older versions read them. */
export const STORAGE_KEYS = {
  theme: 'theme',
  sidebarCollapsed: 'sidebarCollapsed',
  notifications: 'handreceipt.notifications',
  offlineQueue: 'handreceipt.offlineQueue',
} as const;

/** The browser's IndexedDB database. */
export const OFFLINE_DATABASE = { name: 'HandReceiptDB', version: 2 } as const;

/** What a counter needs without a connection, apart from everything else: it is removed by itself. */
export const COUNTER_DATABASE = { name: 'HandReceiptCounterDB', version: 1 } as const;

/**
 * The browser sets this cookie when its user signs out. It is part of every later request, so the server refuses the
 * session cookie beside it even if it never received the sign-out. Signing in deletes it.
 */
export const SIGNED_OUT_COOKIE = 'hr_signed_out';

/** Names of remotes that hung for this browser, joined by dots: the server preloads nothing of them. */
export const HANGING_REMOTES_COOKIE = 'hr_hanging';
