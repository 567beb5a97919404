/** Outgoing email, its log, and email that is captured instead of sent. */
export { findCapturedEmail, readCapturedFile } from './captured-emails';
export { readRecipients } from './recipients';
export { type MailRoom, sendFile } from './send-file';
