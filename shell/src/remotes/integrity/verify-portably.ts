import { portableVerifier } from '@hand-receipt/ledger';

/** Whether a signature of 64 bytes is that of a key in signed-note form, without help of the browser. */
export const verifyPortably = (key: string, text: Uint8Array, signature: Uint8Array): boolean =>
  portableVerifier(key).verify(text, signature);
