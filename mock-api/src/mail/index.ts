/** Outgoing email, its log, and email that is captured instead of sent. */
export { findCaptured, readCapturedFile } from './captured';
export { readRecipients } from './recipients';
export { type MailRoom, sendFile } from './send-file';
