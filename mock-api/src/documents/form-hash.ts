import { createHash } from 'node:crypto';
import { type Json, canonicalBytes } from '@hand-receipt/ledger';

/**
 * What the ledger says of the data of a form: the SHA-256, in hex, of their canonical JSON (RFC 8785).
 *
 * @param formData as written or as read; a field without a value is none.
 */
export function hashForm(formData: unknown): string {
  const stored = JSON.parse(JSON.stringify(formData)) as Json;
  return createHash('sha256').update(canonicalBytes(stored)).digest('hex');
}
