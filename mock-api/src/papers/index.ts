/** Numbers of hand receipts, the papers that were printed of them, and the check of a paper. */
export { hashLines, toLine } from './lines';
export { listReceipts } from './list-receipts';
export { type Pair, listPairs, pairKey } from './pairs';
export { paperDetails, receiptDetails } from './paper-record';
export { type PrintedPaper, registerPapers } from './register-papers';
export { namePaper, registerRecordPaper } from './register-record-paper';
export { default as papersRoutes } from './routes';
export { visibleClearances, visibleHandReceipts, visiblePapers } from './visible-papers';
