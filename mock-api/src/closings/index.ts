/** Closings, by which items leave the book with two signatures. */
export { attachCopy, signClosing } from './act-on-closing';
export { type ClosingContents, closingDetails, readContents } from './closing-record';
export { findClosing } from './load-closings';
export { prepareClosing } from './prepare-closing';
export { default as closingsRoutes } from './routes';
