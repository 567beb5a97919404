import type { OutEntryDto, OutState, PersonDto } from '@hand-receipt/contracts';

/** What one person has of a counter on one kind of receipt. */
export interface OutGroup {
  person: PersonDto;
  basis: OutEntryDto['basis'];
  entries: OutEntryDto[];
  /** Of the first item. */
  since: string;
  /** The soonest; null where nothing of it is due. */
  due: string | null;
  /** The worst. */
  state: OutState;
}

const WORST_FIRST: readonly OutState[] = ['overdue', 'due-soon', 'out'];

const worst = (entries: readonly OutEntryDto[]): OutState =>
  WORST_FIRST.find((state) => entries.some((entry) => entry.state === state)) ?? 'out';

/** The earliest of these times; null where there is none. */
const earliest = (times: readonly (string | null)[]): string | null =>
  times.filter((time) => time !== null).sort((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;

/** The board by person and kind of receipt, in the order of its entries. */
export function groupEntries(entries: readonly OutEntryDto[]): OutGroup[] {
  const groups = new Map<string, OutEntryDto[]>();
  for (const entry of entries) {
    const key = `${entry.person.id} ${entry.basis}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].flatMap((of) => {
    const [first] = of;
    if (!first) return [];
    const { person, basis } = first;
    const since = earliest(of.map((entry) => entry.since)) ?? first.since;
    return [
      { person, basis, entries: of, since, due: earliest(of.map(({ due_at }) => due_at)), state: worst(of) },
    ];
  });
}
