/** Routes of notifications and the update stream, reminders and the daily digest. */
export { sendDailyDigests } from './daily-digest';
export { default as notificationsRoutes } from './routes';
export { default as streamRoutes } from './stream.routes';
