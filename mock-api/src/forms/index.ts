/** Paper: DA 2062, DA 2404, DA 5988-E and labels, as PDF and by email. */
export { default as formsRoutes } from './routes';
