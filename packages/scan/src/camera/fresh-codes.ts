/** A code that was out of the picture for so long is a new scan. */
const GONE_MS = 2000;

/**
 * Tells new codes from those that are still in the picture: a code counts once for as long as it stays.
 *
 * @returns asks, for the codes of one picture and its time in milliseconds, which of them are new
 */
export function freshCodes() {
  const lastSeen = new Map<string, number>();
  return (codes: readonly string[], now: number): string[] => {
    const fresh = codes.filter((code) => now - (lastSeen.get(code) ?? -Infinity) > GONE_MS);
    for (const code of codes) lastSeen.set(code, now);
    return [...new Set(fresh)];
  };
}
