import { type PrivateAddresses, refuseLiteral } from './addresses';

/**
 * The address of a receiver, as it is called.
 *
 * @throws Error whose message is a sentence, for an address that may not be used
 */
export function readUrl(text: string, allowed: PrivateAddresses): URL {
  if (!URL.canParse(text)) throw new Error('Enter an address such as https://receiver.example.mil/events.');
  const url = new URL(text);
  const schemes = allowed === 'refuse' ? ['https:'] : ['https:', 'http:'];
  if (!schemes.includes(url.protocol)) {
    throw new Error(
      allowed === 'refuse'
        ? 'The address must begin with https://.'
        : 'The address must begin with https:// or http://.',
    );
  }
  if (url.username || url.password) {
    throw new Error('The address must not contain a user name or a password. Deliveries are signed.');
  }
  refuseLiteral(url, allowed);
  return url;
}
