/** Updates for browsers: publishing, streams, stored notifications and their texts. */
export { type Audience, mergeAudiences } from './audience';
export type { NotificationText } from './live-update';
export { EventStream } from './event-stream';
export { deleteOldReminders } from './delete-old-reminders';
export { endReminders } from './end-reminders';
export { lastNotificationNumber, parseNotificationNumber, readNotifications } from './notifications';
export { default as eventStream } from './plugin';
export { publishUpdate } from './publish-update';
export { type ReminderKey, raiseReminderOnce } from './raise-once';
export { itemWords, militaryTime, whenDone } from './notification-texts';
