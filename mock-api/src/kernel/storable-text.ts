/** NUL, which PostgreSQL cannot hold, and halves of a character, which have no bytes in UTF-8. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/**
 * Looks through a value that was sent for text that cannot be stored, keys included.
 *
 * @returns where the first such text is, as a dotted name; '' for the value itself, null for none.
 */
export function findUnstorable(sent: unknown): string | null {
  // A list of what is left to look at: what was sent may be nested deeper than a stack is.
  const left: { value: unknown; at: string }[] = [{ value: sent, at: '' }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, at } = next;
    if (typeof value === 'string' && UNSTORABLE.test(value)) return at;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (UNSTORABLE.test(name)) return at;
      left.push({ value: inner, at: at ? `${at}.${name}` : name });
    }
  }
  return null;
}
