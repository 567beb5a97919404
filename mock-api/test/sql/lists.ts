/**
 * The lists whose SQL is kept in this folder, one file each, and whose plans `db/plans.nightly.test.ts` checks on a brigade.
 * Names of files to addresses.
 */
export const LISTS = {
  'property-by-name': '/api/property?limit=20&scope=visible',
  'property-by-holder': '/api/property?limit=20&scope=visible&sort=-assignedTo',
  'property-search': '/api/property?limit=20&scope=visible&q=m249&category=weapons&status=Damaged',
  'property-search-words': '/api/property?limit=20&scope=visible&q=m249%20whitaker',
  'property-search-short': '/api/property?limit=20&scope=visible&q=m4',
  'property-mine': '/api/property?limit=20&scope=mine',
  'property-counts': '/api/property/counts?',
  'property-ids': '/api/property/ids?scope=visible&q=m249',
  'find-item': '/api/inventory?limit=20',
  'find-item-search': '/api/inventory?limit=20&q=m249',
  'near-misses': '/api/property/near-misses?serial_number=W0000l2',
  'transfers-incoming': '/api/transfers?limit=20&view=incoming',
  'transfers-search': '/api/transfers?limit=20&q=carbine',
  documents: '/api/documents?limit=20',
  'documents-unread': '/api/documents?limit=20&box=inbox&status=unread',
  'ledger-history': '/api/ledger/history?limit=20',
  'ledger-history-by-type': '/api/ledger/history?limit=20&type=inventory-updated',
  'ledger-history-search': '/api/ledger/history?limit=20&q=m249',
  'sensitive-items': '/api/sensitive-items?limit=20',
  'sensitive-items-search': '/api/sensitive-items?limit=20&q=pvs',
  maintenance: '/api/maintenance?limit=20',
  'component-lists': '/api/component-lists?limit=20',
  counters: '/api/counters?',
  'counter-handovers': '/api/counter/handovers?limit=20',
  shortages: '/api/shortages?limit=20&state=open',
  'si-reports': '/api/si-reports?limit=20',
  'si-reports-of-check': '/api/si-reports?limit=20&unitId=C-1&due=2026-11-22T18:00:00.000Z',
} as const;
