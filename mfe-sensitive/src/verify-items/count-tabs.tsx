import { inventoryQueries } from '@hand-receipt/data';
import { useQuery, useUrlState } from '@hand-receipt/platform';
import { Tabs } from '@hand-receipt/ui';
import { memo } from 'react';
import { CountedItems } from './counted-items';
import { ExtraCodes, NearMissCodes } from './extra-codes';
import type { CountHere } from './kept-scans';
import { mayDocument } from './document-dialog';
import { LateReads } from './late-reads';
import { DocumentedItems } from './documented-items';
import { LeftItems } from './left-items';
import { MissingItems } from './missing-items';
import { ReadAgain, useCodesToReadAgain } from './read-again';

type CountTab = 'remaining' | 'counted' | 'document' | 'left' | 'extra' | 'near-miss' | 'late';

/** How many reads arrived after the count was closed; 0 while it is open. */
function useLateReads({ id, status }: CountHere['inventory']): number {
  const { data } = useQuery({ ...inventoryQueries.lateReads(id), enabled: status === 'closed' });
  return data?.length ?? 0;
}

/** Tabs that are there also while they are empty. */
const ALWAYS: readonly CountTab[] = ['remaining', 'counted', 'extra', 'near-miss'];

/** What the lines are that nobody read. In a count that was cancelled they are not missing. */
function unreadLabel({ status, state }: CountHere['inventory']): string {
  if (state === 'cancelled') return 'Not counted';
  return status === 'open' ? 'Remaining' : 'Missing';
}

/** The tabs of a count, each with its number of rows. */
function tabsOf(inventory: CountHere['inventory'], { readAgain, late }: { readAgain: number; late: number }) {
  const { progress } = inventory;
  const tabs: { value: CountTab; label: string; count: number }[] = [
    { value: 'remaining', label: unreadLabel(inventory), count: progress.missing + readAgain },
    { value: 'counted', label: 'Counted', count: progress.counted },
    { value: 'document', label: 'By document', count: progress.byDocument ?? 0 },
    { value: 'left', label: 'Left the book', count: progress.left ?? 0 },
    { value: 'extra', label: 'Extra', count: progress.extra },
    { value: 'near-miss', label: 'Near miss', count: progress.nearMiss ?? 0 },
    { value: 'late', label: 'Late', count: late },
  ];
  return tabs.filter(({ value, count }) => count > 0 || ALWAYS.includes(value));
}

/** What remains, what was counted, what a document accounts for, what left the book meanwhile, and what was read and is not on the count. */
function Lists({ here }: { here: CountHere }) {
  const { id } = here.inventory;
  const late = useLateReads(here.inventory);
  const url = useUrlState();
  const readAgain = useCodesToReadAgain(here).length;
  const shown = tabsOf(here.inventory, { readAgain, late });
  const tab = shown.find(({ value }) => value === url.get('tab'))?.value ?? 'remaining';
  return (
    <div>
      <Tabs
        label="Inventory"
        value={tab}
        onChange={(value) => url.set({ tab: value === 'remaining' ? '' : value })}
        tabs={shown}
      >
        {tab === 'remaining' ? (
          <>
            <MissingItems inventoryId={id} here={here} />
            <ReadAgain here={here} />
          </>
        ) : null}
        {tab === 'counted' ? <CountedItems inventoryId={id} here={here} /> : null}
        {tab === 'document' ? (
          <DocumentedItems inventoryId={id} mayChange={mayDocument(here.inventory)} />
        ) : null}
        {tab === 'left' ? <LeftItems inventoryId={id} /> : null}
        {tab === 'extra' ? <ExtraCodes inventory={here.inventory} kept={here.extras} /> : null}
        {tab === 'near-miss' ? <NearMissCodes inventory={here.inventory} /> : null}
        {tab === 'late' ? <LateReads inventoryId={id} /> : null}
      </Tabs>
    </div>
  );
}

/** Drawn again only when the count has changed: a code that was just read shows at once, and the lists are long. */
export const CountTabs = memo(Lists);
