interface Typed<T> {
  /** What stands in the field. */
  text: string;
  /** What was found is for this text. */
  isAnswered: boolean;
  wordsOf: (one: T) => string;
}

/**
 * What a list may offer while somebody types. Until the server has answered for the present text, that is what of
 * the earlier answer fits it: whoever chooses the first of the list must not get what he did not type.
 */
export function stillFitting<T>(
  found: readonly T[] = [],
  { text, isAnswered, wordsOf }: Typed<T>,
): readonly T[] {
  if (isAnswered) return found;
  const typed = text.trim().toLowerCase();
  return found.filter((one) => wordsOf(one).toLowerCase().includes(typed));
}
