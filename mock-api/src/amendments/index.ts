/** Amendments of identifying data by two signatures. */
export { type AmendmentContents, amendmentDetails, readContents } from './amendment-record';
export { createAmendment } from './create-amendment';
export { findAmendment, isSignable } from './load-amendments';
export { default as amendmentsRoutes } from './routes';
export { signAmendment } from './sign-amendment';
