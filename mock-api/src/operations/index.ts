/** How the server runs: what an administrator watches, for the operations page and for /metrics. */
export { default as operations } from './plugin';
export { default as operationsRoutes } from './routes';
