import type { StoredComponent } from '../custody/components';
import type { ListLine } from './find-list';

/** A line of a list, and the component of an item that it describes; null for one that the item does not have yet. */
export interface MatchedLine {
  line: ListLine;
  component: StoredComponent | null;
}

const folded = (text: string): string => text.trim().toLowerCase();

/** Finds for each line of a list the component of an item with its NSN, else with its name. None is found twice. */
export function matchLines(
  components: readonly StoredComponent[],
  lines: readonly ListLine[],
): MatchedLine[] {
  const left = new Set(components);
  const found = new Map<ListLine, StoredComponent>();
  const match = (isSame: (line: ListLine, component: StoredComponent) => boolean) => {
    for (const line of lines) {
      const component = found.has(line) ? undefined : [...left].find((one) => isSame(line, one));
      if (!component) continue;
      left.delete(component);
      found.set(line, component);
    }
  };
  match(({ nsn }, component) => nsn !== null && nsn === component.nsn);
  match(({ name }, component) => folded(name) === folded(component.name));
  return lines.map((line) => ({ line, component: found.get(line) ?? null }));
}
