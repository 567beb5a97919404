/** From a Hebrew letter on: letters, signs and figures up to the last Hebrew letter or figure before another script. */
const RUN = /\p{Script=Hebrew}(?:(?:\P{L}|\p{Script=Hebrew})*[\p{Script=Hebrew}\p{M}\p{Nd}#$%])?/gu;
/** What keeps its own order: a figure with its signs, or a letter with its points. */
const UNIT = /[#$%]*\p{Nd}+(?:[.,:/+-]\p{Nd}+)*[#$%]*|\P{M}\p{M}*/gu;

const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '<': '>',
  '>': '<',
  '{': '}',
  '}': '{',
  '«': '»',
  '»': '«',
};

/**
 * A line as it is drawn from left to right: Hebrew runs from right to left, with figures in them as they are. The faces
 * have no letters of another script that does. It is the Unicode Bidirectional Algorithm (UAX #9) for a line whose
 * direction is left to right, as that of the forms is, and that has no direction marks, which `printable` takes out.
 */
export const visualOrder = (line: string): string =>
  line.replace(RUN, (run) =>
    (run.match(UNIT) ?? [])
      .reverse()
      .map((unit) => MIRRORED[unit] ?? unit)
      .join(''),
  );
