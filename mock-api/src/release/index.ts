/** Which program this server serves: digests of its release and of the one-file verifier. */
export { readRelease } from './read-release';
export { default as releaseRoutes } from './routes';
