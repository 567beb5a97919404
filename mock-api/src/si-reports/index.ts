/** Sensitive items reports: the board of units and checks, and what leaders report. */
export { raiseSiReminders } from './reminders';
export { SI_REPORT, siReportDetails } from './report-record';
export { default as siReportsRoutes } from './routes';
