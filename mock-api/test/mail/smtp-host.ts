import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** What reached a mail server. */
interface Received {
  from: string;
  to: string[];
  /** As it came: headers, an empty line, the parts. */
  text: string;
}

/** A mail server on this machine; it refuses addresses that begin with `nobody` for good, and with `later` for now. */
export interface SmtpHost {
  url: string;
  port: number;
  received: Received[];
  close(): Promise<void>;
}

/** @param at the port; a free one unless said */
export async function smtpHost(at = 0): Promise<SmtpHost> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const refusal = (responseCode: number, words: string) =>
        Object.assign(new Error(words), { responseCode });
      if (address.startsWith('nobody')) done(refusal(550, 'No such user'));
      else done(address.startsWith('later') ? refusal(450, 'Try again later') : null);
    },
    onData(stream, { envelope }, done) {
      buffer(stream).then((bytes) => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          text: bytes.toString('latin1'),
        });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
