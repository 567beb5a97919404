/** Lists of components by NSN, and what is short of components. */
export { visibleShortages } from './list-shortages';
export { default as componentListsRoutes } from './routes';
export { readListDetails } from './list-record';
