/** Shutdown, and explanations for the operator. */
export { explain, refuseHost } from './explain';
export { EXIT_FOLDER_TAKEN, endWithDatabase, shutDownOnSignal } from './shutdown';
