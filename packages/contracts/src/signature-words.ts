import type { SignatureMethod } from './vocabulary';

/** How a person signed. It follows 'signed', a date or the act; at the start of a line its first letter is a capital. */
export const SIGNATURE_METHOD_WORDS: Record<SignatureMethod, string> = {
  'own-session': 'in their own session',
  'pin-on-device': 'with a PIN on the device',
  'passkey-on-device': 'with a passkey on the device',
};

/** The same in a column that says by its head that it is the method, and has no room for a phrase. */
export const SIGNATURE_METHOD_LABELS: Record<SignatureMethod, string> = {
  'own-session': 'Own session',
  'pin-on-device': 'PIN',
  'passkey-on-device': 'Passkey',
};
