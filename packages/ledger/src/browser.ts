/** What needs a browser: the database in which it remembers a ledger. */
export { asPromise, inLedgerStore } from './browser/ledger-database';
