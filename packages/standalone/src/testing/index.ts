export { commander } from './commander';
export { type Call, page, refusal, serve, unreachable } from './fake-api';
export { remoteRoutes, renderAt } from './render-at';
