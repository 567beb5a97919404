/** Maintenance of items, and maintenance forms sent as documents. */
export { symbolOf } from './fault-symbol';
export { maintenanceRecord } from './maintenance-record';
export { type NewMaintenance, openMaintenance } from './open-maintenance';
export { reportCorrectiveAction } from './report-action';
export { default as maintenanceRoutes } from './routes';
export { sendMaintenanceForm } from './send-form';
