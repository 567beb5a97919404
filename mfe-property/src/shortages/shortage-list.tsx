import type { ShortageDto } from '@hand-receipt/contracts';
import { shortageQueries } from '@hand-receipt/data';
import { reasonOf, statusOf, useInfiniteQuery } from '@hand-receipt/platform';
import { GrowingList } from '@hand-receipt/ui';
import { lazy, Suspense, useState } from 'react';
import { ShortageRow } from './shortage-row';

const ShortageDialog = lazy(() => import(/* webpackChunkName: "shortage-dialog" */ './shortage-dialog'));

/** Open shortages, the newest first; of what one person holds, or of one item, where it is named. */
export function ShortageList({ holder, item }: { holder: string; item: string }) {
  const shortages = useInfiniteQuery(shortageQueries.open(holder, item));
  const [asked, setAsked] = useState<{ shortage: ShortageDto; ends: boolean } | null>(null);
  const { error } = shortages;
  return (
    <>
      <GrowingList
        pages={shortages}
        of="shortages"
        label="Open shortages"
        empty={{ title: 'No open shortages', hint: 'A count that finds less than authorized opens one.' }}
        reason={reasonOf(error)}
        failure={error && statusOf(error) === 0 ? 'Needs a connection.' : undefined}
      >
        {(shortage) => (
          <ShortageRow key={shortage.id} shortage={shortage} onAct={(ends) => setAsked({ shortage, ends })} />
        )}
      </GrowingList>
      <Suspense fallback={null}>
        {asked && <ShortageDialog {...asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  );
}
