import type { SendMailOptions, Transporter } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import type { Delivery, Email, Mailer, NoticeEmail } from './email';

/** Where mail goes out, and as whom. */
export interface SmtpSettings {
  /** smtp://user:password@host:port, or smtps:// */
  url: string;
  from: string;
}

/** A mail server that says nothing for so long is down. */
const PATIENCE_MS = 20_000;

const addressesOf = (list: readonly (string | { address: string })[] = []): string[] =>
  list.map((entry) => (typeof entry === 'string' ? entry : entry.address));

/** Nobody was accepted: the server can be used, and has said no to each. */
const isRefusedByAll = (error: unknown): error is Error & { responseCode?: number } =>
  error instanceof Error && 'code' in error && error.code === 'EENVELOPE';

/** An answer from 400 to 499 means: not now. */
const isForNow = ({ responseCode = 0 }: { responseCode?: number }): boolean =>
  responseCode >= 400 && responseCode < 500;

/** Sends letters through a mail server. */
export function smtpMailer({ url, from }: SmtpSettings): Mailer {
  let transport: Transporter<SMTPTransport.SentMessageInfo, SMTPTransport.Options> | undefined;
  /** Loaded with the first letter: most servers never write one, and it would take part of every start. */
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return (transport ??= createTransport({
      url,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    }));
  };
  const send = async (letter: SendMailOptions): Promise<Delivery> => {
    const { accepted, rejected } = await (
      await open()
    ).sendMail({ ...letter, from, disableFileAccess: true, disableUrlAccess: true });
    return { accepted: addressesOf(accepted), refused: addressesOf(rejected) };
  };
  return {
    async deliver({ recipients, replyTo, subject, body, fileName, file }: Email) {
      try {
        return await send({
          to: [...recipients],
          replyTo,
          subject,
          text: body,
          attachments: [{ filename: fileName, content: Buffer.from(file), contentType: 'application/pdf' }],
        });
      } catch (error) {
        if (!isRefusedByAll(error)) throw error;
        return { accepted: [], refused: recipients };
      }
    },
    async notify({ to, subject, text, html, messageId, settingsUrl }: NoticeEmail) {
      try {
        return await send({
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId,
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...(settingsUrl && { list: { unsubscribe: settingsUrl } }),
        });
      } catch (error) {
        if (!isRefusedByAll(error) || isForNow(error)) throw error;
        return { accepted: [], refused: [to] };
      }
    },
  };
}
