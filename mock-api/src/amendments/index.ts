/** Amendments of identifying data by two signatures. */
export { type AmendmentContents, amendmentDetails, readContents } from './amendment-record';
export { findAmendment } from './load-amendments';
export { default as amendmentsRoutes } from './routes';
