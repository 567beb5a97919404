/** Comparing the file of another property book with that of a unit. */
export { unequalLines } from './load-lines';
export { keptReconciliations } from './may-compare';
export { findReconciliation } from './load-reconciliations';
export { reconciliationDetails } from './reconciliation-record';
export { default as reconciliationRoutes } from './routes';
