/** A run of characters of a value, and whether the other value has others there. */
export interface Run {
  text: string;
  differs: boolean;
}

/** The same run grows while its characters are alike in whether they differ. */
function inRuns(characters: readonly string[], differs: (index: number) => boolean): Run[] {
  const runs: Run[] = [];
  characters.forEach((text, index) => {
    const last = runs.at(-1);
    if (last && last.differs === differs(index)) last.text += text;
    else runs.push({ text, differs: differs(index) });
  });
  return runs;
}

/** How many characters two values share at their start. */
function sharedStart(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((character, index) => character !== other[index]);
  return at < 0 ? one.length : at;
}

/**
 * Marks the characters in which two values differ. Values of one length are compared place by place, as a serial
 * number is read; of others, all between what they share at the start and at the end differs.
 */
export function markDiffering(from: string, to: string): { from: Run[]; to: Run[] } {
  const [one, other] = [[...from], [...to]];
  if (one.length === other.length) {
    const differs = (index: number) => one[index] !== other[index];
    return { from: inRuns(one, differs), to: inRuns(other, differs) };
  }
  const start = sharedStart(one, other);
  const rest = [one.slice(start).reverse(), other.slice(start).reverse()] as const;
  const end = sharedStart(rest[0], rest[1]);
  const isBetween = (length: number) => (index: number) => index >= start && index < length - end;
  return { from: inRuns(one, isBetween(one.length)), to: inRuns(other, isBetween(other.length)) };
}

/** 'Characters 6 and 7 differ.', for who hears the values; '' where one of them is as good as another. */
export function differenceInWords(from: string, to: string): string {
  const [one, other] = [[...from], [...to]];
  if (one.length !== other.length) return `${one.length} characters become ${other.length}.`;
  const places = other.flatMap((character, index) => (character === one[index] ? [] : [index + 1]));
  if (places.length === 0) return '';
  if (places.length === 1) return `Character ${places[0]} differs.`;
  return `Characters ${places.slice(0, -1).join(', ')} and ${places.at(-1)} differ.`;
}
