/** Routes of notifications and the update stream, reminders, the daily digest, and notifications by e-mail. */
export { sendDailyDigests } from './daily-digest';
export { default as notificationEmails } from './email/plugin';
export { default as notificationsRoutes } from './routes';
export { default as streamRoutes } from './stream.routes';
