/** The dashboard's summary and readiness. */
export { default as dashboardRoutes } from './routes';
