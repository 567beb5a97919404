/** One act of one person: its transaction, its time and its ledger event. */
export { record } from './record';
export { type Actor, type CustodyContext, type Work, perform } from './unit-of-work';
