import { createHash } from 'node:crypto';
import { type NotificationDto, PRODUCT_NAME } from '@hand-receipt/contracts';
import type { NoticeEmail } from '../../kernel';
import { militaryTime } from '../../live';
import type { Addressee } from './addressee';

/** Where the person chooses how they get notifications. */
const SETTINGS_PATH = '/settings?tab=notifications';
const WHEN = { each: 'each at once', hourly: 'every hour', daily: 'once a day' };

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '');

/** A text in one line, for a header. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** One notification, its link where the server knows its own address. */
interface Entry {
  title: string;
  message: string;
  time: string;
  link: { label: string; url: string } | null;
}

function toEntry({ title, message, timestamp, action }: NotificationDto, publicUrl: string | null): Entry {
  const link =
    action && publicUrl ? { label: action.label, url: new URL(action.path, publicUrl).href } : null;
  return { title, message, time: militaryTime(new Date(timestamp)), link };
}

const textOf = ({ title, message, time, link }: Entry): string =>
  [title, message, time, link && `${link.label}: ${link.url}`].filter(Boolean).join('\n');

const htmlOf = ({ title, message, time, link }: Entry): string => `
<div style="margin:0 0 12px;padding:12px 16px;border:1px solid #d2cfc0;background:#ffffff">
<p style="margin:0;font-weight:600">${escape(title)}</p>
<p style="margin:4px 0">${escape(message)}</p>
<p style="margin:0;color:#525848;font-size:12px">${escape(time)}${
  link ? ` &middot; <a href="${escape(link.url)}" style="color:#46541f">${escape(link.label)}</a>` : ''
}</p>
</div>`;

/** The letter of one person. Its texts are escaped, because people type parts of them. */
export function composeLetter(
  { person, address, choice, notifications }: Addressee,
  publicUrl: string | null,
): NoticeEmail {
  const [first] = notifications;
  const subject = oneLine(
    notifications.length === 1 && first ? first.title : `${notifications.length} notifications`,
  );
  const entries = notifications.map((notification) => toEntry(notification, publicUrl));
  const settingsUrl = publicUrl && `${publicUrl}${SETTINGS_PATH}`;
  const why = `You get notifications by e-mail, ${WHEN[choice]}.`;
  const stop = settingsUrl
    ? 'Change this or stop it:'
    : `Change this or stop it in Settings, Alerts, of ${PRODUCT_NAME}.`;
  const id = createHash('sha256')
    .update(`${person.id} ${notifications.map((one) => one.id).join()}`)
    .digest('hex');
  return {
    to: address,
    subject: `${PRODUCT_NAME}: ${subject}`,
    messageId: `<${id.slice(0, 32)}@hand-receipt>`,
    settingsUrl,
    text: [
      `${person.name},`,
      ...entries.map(textOf),
      [why, stop, settingsUrl].filter(Boolean).join('\n'),
    ].join('\n\n'),
    html: `<!doctype html>
<html lang="en"><body style="margin:0;padding:24px;background:#f4f3ec;color:#1a1d16;font:14px/20px sans-serif">
<p style="margin:0 0 12px">${escape(person.name)},</p>${entries.map(htmlOf).join('')}
<p style="margin:12px 0 0;color:#525848;font-size:12px">${why} ${
      settingsUrl ? `<a href="${escape(settingsUrl)}" style="color:#46541f">Change this or stop it</a>` : stop
    }</p>
</body></html>
`,
  };
}
