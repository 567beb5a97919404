/** Reading the ledger: history, evidence, proofs, bundles, exports and keys. */
export { default as ledgerHistoryRoutes } from './routes';
