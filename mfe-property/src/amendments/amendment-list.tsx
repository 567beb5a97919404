import { amendmentQueries, type AmendmentScope } from '@hand-receipt/data';
import { reasonOf, useInfiniteQuery } from '@hand-receipt/platform';
import { GrowingList } from '@hand-receipt/ui';
import { AmendmentRow } from './amendment-row';
import { SCOPE_WORDS } from './amendment-scopes';

/** Amendments of one tab, the newest first. */
export function AmendmentList({ scope }: { scope: AmendmentScope }) {
  const amendments = useInfiniteQuery(amendmentQueries.list(scope));
  const { label, empty, hint } = SCOPE_WORDS[scope];
  return (
    <GrowingList
      pages={amendments}
      of="amendments"
      label={`Amendments, ${label.toLowerCase()}`}
      empty={{ title: empty, hint }}
      reason={reasonOf(amendments.error)}
    >
      {(amendment) => <AmendmentRow key={amendment.id} amendment={amendment} />}
    </GrowingList>
  );
}
