import { badRequest } from '../kernel';

/** One address, with nothing in it that a mail header would read as more than one. */
const ADDRESS = /^[^\s@,;:<>()[\]"\\\p{C}]+@[^\s@,;:<>()[\]"\\\p{C}]+\.[^\s@,;:<>()[\]"\\\p{C}.]+$/u;

/**
 * The addresses of a letter, trimmed, each once.
 *
 * @throws ApiError 400 for none, and for a text that is not one address.
 */
export function readRecipients(sent: readonly string[] | undefined): string[] {
  const recipients = new Map((sent ?? []).map((address) => [address.trim().toLowerCase(), address.trim()]));
  recipients.delete('');
  if (recipients.size === 0) {
    const message = 'Please enter email recipients.';
    throw badRequest(message, { recipients: message });
  }
  for (const address of recipients.values()) {
    if (!ADDRESS.test(address)) {
      const message = 'A recipient is not a valid email address.';
      throw badRequest(message, { recipients: message });
    }
  }
  return [...recipients.values()];
}
