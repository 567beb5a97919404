export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

interface Span {
  start: number;
  end: number;
}

/** The longest chain of requests of which each began only after the one before had ended: rounds to the server. */
export function rounds(spans: Span[]): number {
  let count = 0;
  let free = -Infinity;
  for (const span of [...spans].sort((a, b) => a.end - b.end)) {
    if (span.start >= free) {
      count += 1;
      free = span.end;
    }
  }
  return count;
}

/** Prints rows of figures as a Markdown table. */
export function table(head: string[], rows: (string | number)[][]): void {
  console.log(`| ${head.join(' | ')} |`);
  console.log(`|${head.map(() => '---').join('|')}|`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}
