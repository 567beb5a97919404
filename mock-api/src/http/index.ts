/** Routes by contract, validation, request plugins, idempotency and page headers. */
export { bearerToken } from './bearer-token';
export { currentPathOf } from './former-paths';
export { requestKey } from './idempotency/idempotency-key';
export { default as idempotency } from './idempotency/plugin';
export { preconditionFailed, readIfMatch } from './etag';
export { refuseUnknownParameters } from './known-parameters';
export { sendPage } from './page-headers';
export { default as apiVersion } from './plugins/api-version';
export { default as accessLog } from './plugins/access-log';
export { default as allowedHosts } from './plugins/allowed-hosts';
export { default as changes } from './plugins/changes';
export { default as errors, sendError } from './plugins/errors';
export { default as forwardedHeaders } from './plugins/forwarded-headers';
export { default as diskSpaceGuard } from './plugins/disk-space-guard';
export { default as health } from './plugins/health';
export { default as knownBrowser } from './plugins/known-browser';
export { default as gracefulShutdown } from './plugins/graceful-shutdown';
export { default as metrics } from './plugins/metrics';
export { default as openApi } from './plugins/open-api';
export { default as rejectCompressedBodies } from './plugins/reject-compressed-bodies';
export { default as rateLimit } from './plugins/rate-limit';
export { default as sameOrigin } from './plugins/same-origin';
export {
  CHECKED_COPIES,
  WASM,
  contentSecurityPolicy,
  default as securityHeaders,
} from './plugins/security-headers';
export { default as serverKey } from './plugins/server-key';
export { default as signedCursors } from './plugins/signed-cursors';
export { FILE_LIMIT_MS, default as slowRequestGuard } from './plugins/slow-request-guard';
export { default as validation } from './plugins/validation';
export { route } from './route';
export { refuseClientErrors } from './client-errors';
export { compileCheck } from './validation';
export { actedAt } from './waited';
