import { closingQueries, type ClosingScope } from '@hand-receipt/data';
import { reasonOf, useInfiniteQuery } from '@hand-receipt/platform';
import { GrowingList } from '@hand-receipt/ui';
import { ClosingRow } from './closing-row';
import { TAB_WORDS } from './closing-scopes';

/** Closings of one tab, the newest first. */
export function ClosingList({ scope }: { scope: ClosingScope }) {
  const closings = useInfiniteQuery(closingQueries.list(scope));
  const { label, empty, hint } = TAB_WORDS[scope];
  return (
    <GrowingList
      pages={closings}
      of="closings"
      label={`Closings, ${label.toLowerCase()}`}
      empty={{ title: empty, hint }}
      reason={reasonOf(closings.error)}
    >
      {(closing) => <ClosingRow key={closing.id} closing={closing} />}
    </GrowingList>
  );
}
