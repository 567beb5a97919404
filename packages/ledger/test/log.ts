/** A log for the tests of whoever shows one: `@hand-receipt/ledger/testing`. */
export { ORIGIN, eventAt } from './event-at';
export { MemoryLog } from './memory-log';
