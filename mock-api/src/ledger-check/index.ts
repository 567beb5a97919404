/** Verification of the ledger: runs, findings, corrections and the alarm. */
export { default as ledgerCheckRoutes } from './routes';
export { writeCorrection } from './write-correction';
