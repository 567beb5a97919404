interface Typed<T> {
  /** What stands in the field. */
  text: string;
  /** What was found is for this text. */
  isAnswered: boolean;
  wordsOf: (one: T) => string;
}

/**
 * The choices that a list offers while the user types. Until the server answers for the current text, these are the
 * earlier results that match it, so that choosing the first one never picks something else than the typed text.
 */
export function stillFitting<T>(
  found: readonly T[] = [],
  { text, isAnswered, wordsOf }: Typed<T>,
): readonly T[] {
  if (isAnswered) return found;
  const typed = text.trim().toLowerCase();
  return found.filter((one) => wordsOf(one).toLowerCase().includes(typed));
}
