import type { SensitiveInventoryDto } from '@hand-receipt/contracts';
import { Alert, Button, Dialog, ErrorState, Link, LoadingRows, Mono, SendIcon, Text } from '@hand-receipt/ui';
import { useState } from 'react';
import { CloseInventoryDialog } from '../inventories/close-inventory-dialog';
import { becameSensitiveWords, inventoryFacts } from '../inventories/inventory-words';
import { CountStrip } from './count-strip';
import { CountTabs } from './count-tabs';
import { ScanPanel } from './scan-panel';
import { useCount } from './use-count';

interface CountItemsProps {
  inventoryId: string;
  onClose: () => void;
}

/** A count of sensitive items: several people may scan in it at once, each item counts once. */
export function CountItems({ inventoryId, onClose }: CountItemsProps) {
  const { query, here, entries, scan } = useCount(inventoryId);
  const [isEnding, setEnding] = useState(false);
  const inventory = here?.inventory;
  return (
    <Dialog
      open
      onClose={onClose}
      size="form"
      title={inventory?.title ?? 'Inventory'}
      description={inventory ? inventoryFacts(inventory) : undefined}
      footer={<CountButtons inventory={inventory} onEnd={() => setEnding(true)} onClose={onClose} />}
    >
      {query.error && !here ? (
        <ErrorState
          title="Failed to load the inventory"
          message={query.error.message}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : null}
      {query.isPending ? <LoadingRows text="Loading the inventory..." rows={3} /> : null}
      {here && inventory ? (
        <>
          <CountStrip
            caption="Counted"
            done={inventory.progress.counted}
            expected={inventory.progress.expected}
            missing={inventory.progress.missing}
            extra={inventory.progress.extra}
          />
          {inventory.becameSensitive > 0 ? (
            <Alert tone="info" title={becameSensitiveWords(inventory.becameSensitive)}>
              <p>The list of this inventory stays as it was. They are on the next one.</p>
            </Alert>
          ) : null}
          {inventory.mayCount ? <ScanPanel entries={entries} onCode={scan} /> : null}
          {here.waiting > 0 ? (
            <Alert
              tone="info"
              title={`${here.waiting} ${here.waiting === 1 ? 'scan' : 'scans'} not sent yet`}
            >
              <p>Kept on this device. Sent when the connection is back. Send the summary after that.</p>
            </Alert>
          ) : null}
          {inventory.status === 'closed' ? <ClosedResult inventory={inventory} /> : null}
          <CountTabs here={here} entries={entries} />
          {isEnding ? <CloseInventoryDialog inventory={inventory} onClose={() => setEnding(false)} /> : null}
        </>
      ) : null}
    </Dialog>
  );
}

/** How a closed count is proved; one from before the ledger recorded results is not. */
function ClosedResult({ inventory: { id, resultDigest } }: { inventory: SensitiveInventoryDto }) {
  if (!resultDigest) {
    return (
      <Text textStyle="caption" color="fg.muted">
        Closed before the ledger recorded the results of inventories. No event proves it.
      </Text>
    );
  }
  return (
    <Text textStyle="caption" color="fg.muted" overflowWrap="anywhere">
      <Link href={`/api/sensitive-items/inventories/${encodeURIComponent(id)}/result.json`}>
        Download result.json
      </Link>
      , SHA-256 <Mono>{resultDigest}</Mono>, as in the ledger's event of the closing.
    </Text>
  );
}

interface CountButtonsProps {
  inventory: SensitiveInventoryDto | undefined;
  onEnd: () => void;
  onClose: () => void;
}

function CountButtons({ inventory, onEnd, onClose }: CountButtonsProps) {
  return (
    <>
      <Button onClick={onClose}>Close</Button>
      {inventory?.mayClose ? (
        <Button variant="primary" icon={<SendIcon />} onClick={onEnd}>
          Send summary
        </Button>
      ) : null}
    </>
  );
}
