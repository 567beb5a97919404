/** Sensitive items, inventories and scans. */
export { countByCheckStatus } from './count-by-check-status';
export { inCategory } from './categories';
export { compliance, countStatuses, summarize } from './compliance';
export { INVENTORY_REPORT } from './inventory/close-inventory';
export { type InventoryContents, openedDetails, readContents } from './inventory/inventory-record';
export { findInventoryReport } from './inventory/find-report';
export { listSensitiveItems } from './list-sensitive-items';
export { default as sensitiveRoutes } from './routes';
