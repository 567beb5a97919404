import type { SignatureMethod } from '@hand-receipt/contracts';

/** How a person signed a hand-over, as the receipt in their inbox says it. One method has one name everywhere. */
export const METHOD_WORDS: Record<SignatureMethod, string> = {
  'own-session': 'in their own session',
  'pin-on-device': 'PIN on the device',
  'passkey-on-device': 'passkey on the device',
};

/** The same where a line or a cell begins with it. */
export function methodTitle(method: SignatureMethod): string {
  const words = METHOD_WORDS[method];
  return words.charAt(0).toUpperCase() + words.slice(1);
}
