/** A log for tests of other packages: `@hand-receipt/ledger/testing`. */
export { ORIGIN, eventAt } from './event-at';
export { MemoryLog } from './memory-log';
