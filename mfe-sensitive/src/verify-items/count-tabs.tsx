import type { SensitiveInventoryDto } from '@hand-receipt/contracts';
import { Tabs } from '@hand-receipt/ui';
import { useState } from 'react';
import { ExtraCodes } from './extra-codes';
import { MissingItems } from './missing-items';
import type { ScanEntry } from './scan-entry';
import { ScanList } from './scan-list';

type CountTab = 'scans' | 'missing' | 'extra';

interface CountTabsProps {
  inventory: SensitiveInventoryDto;
  entries: readonly ScanEntry[];
}

/** My scans, what is still missing, and what was read and is not on the count. */
export function CountTabs({ inventory: { id, progress, mayCount }, entries }: CountTabsProps) {
  const [tab, setTab] = useState<CountTab>(mayCount ? 'scans' : 'missing');
  return (
    <div>
      <Tabs
        label="Inventory"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'scans', label: 'My scans', count: entries.length },
          { value: 'missing', label: 'Missing', count: progress.missing },
          { value: 'extra', label: 'Extra', count: progress.extra },
        ]}
      >
        {tab === 'scans' ? <ScanList entries={entries} /> : null}
        {tab === 'missing' ? <MissingItems inventoryId={id} /> : null}
        {tab === 'extra' ? <ExtraCodes inventoryId={id} /> : null}
      </Tabs>
    </div>
  );
}
