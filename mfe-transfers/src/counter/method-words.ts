import { SIGNATURE_METHOD_WORDS, type SignatureMethod } from '@hand-receipt/contracts';

/** How a person signed a hand-over, where a line or a cell begins with it. */
export function methodTitle(method: SignatureMethod): string {
  const words = SIGNATURE_METHOD_WORDS[method];
  return words.charAt(0).toUpperCase() + words.slice(1);
}
