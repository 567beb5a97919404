/** The built product: registry of remotes, document, preloads and service worker files. */
export { default as product } from './plugin';
