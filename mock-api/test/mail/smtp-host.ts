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

/** A mail server on this machine; it refuses every address that begins with `nobody`. */
export interface SmtpHost {
  url: string;
  received: Received[];
  close(): Promise<void>;
}

export async function smtpHost(): Promise<SmtpHost> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      done(address.startsWith('nobody') ? new Error('No such user') : null);
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
