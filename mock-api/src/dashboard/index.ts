/** The dashboard's summary and readiness. */
export { recordNextDay } from './record-readiness';
export { default as dashboardRoutes } from './routes';
