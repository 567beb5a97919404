/** '1 minute', '5 minutes'. */
export const minutes = (count: number): string => `${count} ${count === 1 ? 'minute' : 'minutes'}`;

/** A list of values that are no text, for a select, which knows only text. */
export function choicesOf<T extends string | number>(values: readonly T[], label: (value: T) => string) {
  const options = values.map((value) => ({ value: String(value), label: label(value) }));
  return {
    row: (value: T, onChoose: (value: T) => void) => ({
      value: String(value),
      options,
      onChange: (text: string) => {
        const chosen = values.find((each) => String(each) === text);
        if (chosen !== undefined) onChoose(chosen);
      },
    }),
  };
}
