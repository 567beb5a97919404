/** Lists of components by NSN, and what is short of components. */
export { default as componentListsRoutes } from './routes';
