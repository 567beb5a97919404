/** How many of the listed rows are selected, in the three states that a header checkbox can show. */
export function selectionState(
  ids: readonly string[],
  selected: ReadonlySet<string>,
): 'none' | 'some' | 'all' {
  const count = ids.reduce((sum, id) => sum + (selected.has(id) ? 1 : 0), 0);
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** Selects every listed row, or clears them if all were selected. What is not listed stays as it was. */
export function toggleAll(ids: readonly string[], selected: ReadonlySet<string>): Set<string> {
  const next = new Set(selected);
  const clears = selectionState(ids, selected) === 'all';
  for (const id of ids) {
    if (clears) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** Selects or clears one row, or with an anchor every row from the anchor to it. */
export function toggleRow(
  ids: readonly string[],
  selected: ReadonlySet<string>,
  id: string,
  anchor: string | null,
): Set<string> {
  const next = new Set(selected);
  const adds = !selected.has(id);
  const from = anchor === null ? -1 : ids.indexOf(anchor);
  const to = ids.indexOf(id);
  const range = from === -1 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
  for (const each of range) {
    if (adds) next.add(each);
    else next.delete(each);
  }
  return next;
}
