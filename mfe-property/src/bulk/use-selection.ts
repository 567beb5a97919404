import { useCallback, useState } from 'react';
import type { PropertyTab } from '../property-book/list-state';

const NONE: ReadonlySet<string> = new Set();

interface Chosen {
  tab: PropertyTab;
  ids: ReadonlySet<string>;
  /** The filter of which all matches were chosen, loaded or not; null where rows were chosen one by one. */
  allOf: string | null;
}

/** The rows that are chosen. They belong to one tab; a search or filter leaves them chosen. */
export interface Selection {
  ids: ReadonlySet<string>;
  allOf: string | null;
  choose: (ids: ReadonlySet<string>) => void;
  chooseAll: (ids: readonly string[], filterKey: string) => void;
  clear: () => void;
}

export function useSelection(tab: PropertyTab): Selection {
  const [chosen, setChosen] = useState<Chosen>({ tab, ids: NONE, allOf: null });
  const isOfThisTab = chosen.tab === tab;
  const choose = useCallback((ids: ReadonlySet<string>) => setChosen({ tab, ids, allOf: null }), [tab]);
  const chooseAll = useCallback(
    (ids: readonly string[], filterKey: string) => setChosen({ tab, ids: new Set(ids), allOf: filterKey }),
    [tab],
  );
  return {
    ids: isOfThisTab ? chosen.ids : NONE,
    allOf: isOfThisTab ? chosen.allOf : null,
    choose,
    chooseAll,
    clear: () => choose(NONE),
  };
}
