/** Verification of the ledger: runs, findings, corrections and the alarm. */
export { default as ledgerCheckRoutes } from './routes';
export { repairCopies } from './copies-check';
export { recordItemsFound } from './record-items-found';
export { recordRowsFound } from './record-found';
export { writeCorrection } from './write-correction';
export { type LastCheck, readLastCheck } from './last-check';
export { readUnsealed } from './sealing-check';
