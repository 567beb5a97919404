/** Updates for browsers: publishing, streams, stored notifications and their texts. */
export type { Audience } from './audience';
export type { EventToPublish, NoticeWords } from './event';
export { EventStream } from './event-stream';
export { forgetOccasions } from './forget-occasions';
export { lastNotice, noticeNumber, readNotices } from './notices';
export { default as eventStream } from './plugin';
export { publish } from './publish';
export { type Occasion, raiseOnce } from './raise-once';
export { itemWords, militaryTime } from './words';
