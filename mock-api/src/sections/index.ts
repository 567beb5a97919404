/** Sections of the product: which are deployed, and which release of each a person gets. */
export { CONTRACTS_VERSION, readOffers } from './offers';
export { default as sections } from './plugin';
export { default as sectionsRoutes } from './routes';
