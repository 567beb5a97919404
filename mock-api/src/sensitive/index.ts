/** Sensitive items and their checks. */
export { countByCheckStatus } from './count-by-check-status';
export { inCategory } from './categories';
export { compliance, countStatuses, summarize } from './compliance';
export { listSensitiveItems } from './list-sensitive-items';
export { default as sensitiveRoutes } from './routes';
