/** A proof, note, checkpoint or event that was refused. The message is a sentence that names the failed check. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
}

/** Refuses unless `holds`. @throws LedgerError with `sentence`. */
export function must(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new LedgerError(sentence);
}
