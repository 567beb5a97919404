import { Box, PageBody, PageHeader, Panel, Stack } from '@hand-receipt/ui';
import { CodeBox } from '@hand-receipt/scan';
import { useRef } from 'react';
import { inventoryFacts } from '../inventories/inventory-words';
import { CountStrip } from '../verify-items/count-strip';
import { CountTabs } from '../verify-items/count-tabs';
import type { CountHere } from '../verify-items/kept-scans';
import { ScanVerdict } from '../verify-items/scan-verdict';
import { readAgainWords, useCodesToReadAgain } from '../verify-items/read-again';
import type { Count } from '../verify-items/use-count';
import { CountMenu } from './count-menu';
import { BecameSensitiveNotice, CountNotices } from './count-facts';
import { EndCountButton } from './end-count-button';
import { PhotoButton } from './photo-button';
import { useCodeKeys } from './use-code-keys';
import { tallyWords } from './count-words';

const columns = {
  display: 'grid',
  gap: '4',
  gridTemplateColumns: 'minmax(300px, 2fr) minmax(0, 3fr)',
  alignItems: 'start',
} as const;

/** The count on a desktop: camera and verdict left, the list right. */
export function DesktopCount({ count, here }: { count: Count; here: CountHere }) {
  const { entries, photos, scan } = count;
  const box = useRef<HTMLInputElement>(null);
  useCodeKeys(box);
  const { inventory } = here;
  const readAgain = readAgainWords(useCodesToReadAgain(here));
  const take = (serial: string) => {
    if (!box.current) return;
    box.current.value = serial;
    box.current.focus();
  };
  return (
    <PageBody>
      <PageHeader
        caption={`Inventories · ${inventory.id}`}
        title={inventory.title}
        description={inventoryFacts(inventory)}
        actions={
          <>
            <CountMenu inventory={inventory} />
            {inventory.mayCount ? (
              <PhotoButton inventoryId={inventory.id} entry={entries[0]} photos={photos} />
            ) : null}
            <EndCountButton here={here} />
          </>
        }
      />
      <Stack gap="4">
        <CountStrip
          caption="Counted"
          done={inventory.progress.counted}
          expected={inventory.progress.expected}
          missing={inventory.progress.missing}
          cancelled={inventory.state === 'cancelled'}
          extra={inventory.progress.extra}
          restHint={readAgain}
        />
        <CountNotices here={here} photos={photos.waiting} isKept={count.isKept} />
        <BecameSensitiveNotice inventory={inventory} />
        <Box css={inventory.mayCount ? columns : undefined}>
          {inventory.mayCount ? (
            <Stack gap="3">
              <CodeBox submitLabel="Enter" inputRef={box} first onCode={scan} />
              <ScanVerdict entry={entries[0]} progress={tallyWords(here)} onTake={take} onPlate={scan} />
            </Stack>
          ) : null}
          <Panel>
            <Box px="4" pb="2">
              <CountTabs here={here} />
            </Box>
          </Panel>
        </Box>
      </Stack>
    </PageBody>
  );
}
