interface Choices {
  isPending: boolean;
  /** Why the server gave no answer, as a sentence. */
  failure: string | null;
  offered: readonly unknown[];
  /** The server has answered for the text in the field. */
  isAnswered: boolean;
  /** The sentence where the server found nothing. */
  none: string;
}

/** The sentence in place of the options of a picker; null where there are some. */
export function noteOf({ isPending, failure, offered, isAnswered, none }: Choices): string | null {
  if (failure) return failure;
  if (offered.length > 0) return null;
  return isPending || !isAnswered ? 'Loading...' : none;
}
