import type { ConfigReader } from './config-reader';
import type { SmtpSettings } from '../mail/smtp-mailer';

/** `post@unit.example`, or with a name before it in `<>`. */
const SENDER = /^([^<>@\p{C}]*<[^\s<>@,;\p{C}]+@[^\s<>@,;\p{C}]+>|[^\s<>@,;\p{C}]+@[^\s<>@,;\p{C}]+)$/u;

/** The mail server of SMTP_URL, sending as MAIL_FROM; null where there is none. */
export function readSmtp(read: ConfigReader): SmtpSettings | null {
  const url = read.text('SMTP_URL');
  const from = read.text('MAIL_FROM');
  if (url && !(/^smtps?:\/\/./.test(url) && URL.canParse(url))) {
    read.mistakes.push('SMTP_URL is no address: it is written smtp://user:password@host:port or smtps://.');
  }
  if (from && !SENDER.test(from)) {
    read.mistakes.push(`MAIL_FROM is '${from}'; it must be an email address.`);
  }
  if (url && !from) read.mistakes.push('SMTP_URL is set and MAIL_FROM is not: it says whom mail comes from.');
  return url && from ? { url, from } : null;
}
