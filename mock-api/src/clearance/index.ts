/** What a person is responsible for; clearing them; deactivation of an account, and what it ends. */
export { clearanceDetails, signatureHashes } from './clearance-record';
export { holdSigned } from './find-clearance';
export { readClearance } from './load-clearance';
export { default as clearanceRoutes } from './routes';
