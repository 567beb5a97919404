/**
 * A random UUID (version 4). `crypto.randomUUID` is missing on pages that came over plain HTTP from another
 * machine, which is how a unit without certificates reaches its server; `getRandomValues` is everywhere.
 *
 * @returns 36 characters, e.g. '9f1c3a52-7d0e-4b6a-8c3f-2e5d8b7a1c90'
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // RFC 9562, section 5.4: the version's four bits, and the variant's two.
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
