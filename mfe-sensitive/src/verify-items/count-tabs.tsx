import { inventoryQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Box, Tabs } from '@hand-receipt/ui';
import { useState } from 'react';
import { ExtraCodes, NearMissCodes } from './extra-codes';
import type { CountHere } from './kept-scans';
import { mayDocument } from './document-dialog';
import { LateReads } from './late-reads';
import { DocumentedItems } from './documented-items';
import { LeftItems } from './left-items';
import { MissingItems } from './missing-items';
import type { ScanEntry } from './scan-entry';
import { ScanList } from './scan-list';

type CountTab = 'scans' | 'missing' | 'document' | 'left' | 'extra' | 'near-miss' | 'late';

interface CountTabsProps {
  here: CountHere;
  entries: readonly ScanEntry[];
}

/** How many reads arrived after the count was closed; 0 while it is open. */
function useLateReads({ id, status }: CountHere['inventory']): number {
  const { data } = useQuery({ ...inventoryQueries.lateReads(id), enabled: status === 'closed' });
  return data?.length ?? 0;
}

/** Tabs that are there also while they are empty. */
const ALWAYS: readonly CountTab[] = ['scans', 'missing', 'extra'];

/** My scans, what is still missing, what a document accounts for, what left the book meanwhile, and what was read and is not on the count. */
export function CountTabs({ here, entries }: CountTabsProps) {
  const { id, progress, mayCount } = here.inventory;
  const left = progress.left ?? 0;
  const nearMisses = progress.nearMiss ?? 0;
  const late = useLateReads(here.inventory);
  const [tab, setTab] = useState<CountTab>(mayCount ? 'scans' : 'missing');
  const tabs: { value: CountTab; label: string; count: number }[] = [
    { value: 'scans', label: 'My scans', count: entries.length },
    { value: 'missing', label: 'Missing', count: progress.missing },
    { value: 'document', label: 'By document', count: progress.byDocument ?? 0 },
    { value: 'left', label: 'Left the book', count: left },
    { value: 'extra', label: 'Extra', count: progress.extra },
    { value: 'near-miss', label: 'Near miss', count: nearMisses },
    { value: 'late', label: 'Late', count: late },
  ];
  return (
    <div>
      <Tabs
        label="Inventory"
        value={tab}
        onChange={setTab}
        tabs={tabs.filter(({ value, count }) => count > 0 || ALWAYS.includes(value))}
      >
        {tab === 'scans' ? (
          <Box pt="3">
            <ScanList entries={entries} />
          </Box>
        ) : null}
        {tab === 'missing' ? <MissingItems inventoryId={id} here={here} /> : null}
        {tab === 'document' ? (
          <DocumentedItems inventoryId={id} mayChange={mayDocument(here.inventory)} />
        ) : null}
        {tab === 'left' ? <LeftItems inventoryId={id} /> : null}
        {tab === 'extra' ? <ExtraCodes inventoryId={id} kept={here.extras} total={progress.extra} /> : null}
        {tab === 'near-miss' ? <NearMissCodes inventoryId={id} total={nearMisses} /> : null}
        {tab === 'late' ? <LateReads inventoryId={id} /> : null}
      </Tabs>
    </div>
  );
}
