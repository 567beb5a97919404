/** Sensitive items, inventories and scans. */
export { alikeItems } from './alike-items';
export { inCategory } from './categories';
export { compliance, countStatuses, summarize } from './compliance';
export { INVENTORY_REPORT } from './inventory/close-inventory';
export { findInventoryReport } from './inventory/find-report';
export { listSensitiveItems } from './list';
export { default as sensitiveRoutes } from './routes';
