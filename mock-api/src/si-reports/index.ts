/** Sensitive items reports: the board of units and checks, and what leaders report. */
export { siReportDetails } from './report-record';
export { default as siReportsRoutes } from './routes';
export { visibleReports } from './who-reads';
