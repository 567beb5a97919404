/** Verification of the ledger: runs, findings, corrections and the alarm. */
export { default as ledgerCheckRoutes } from './routes';
export { recordRowsFound } from './record-found';
export { writeCorrection } from './write-correction';
