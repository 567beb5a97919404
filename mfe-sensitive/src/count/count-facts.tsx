import { personName, type SensitiveInventoryDto } from '@hand-receipt/contracts';
import { useConnection } from '@hand-receipt/platform';
import { Alert, HStack, Link, Mono, Text } from '@hand-receipt/ui';
import { becameSensitiveWords } from '../inventories/inventory-words';
import type { CountHere } from '../verify-items/kept-scans';

/** What stands beside the count: what waits on this device, what the list does not have, and how it ended. */
export function CountNotices({ here }: { here: CountHere }) {
  const isOnline = useConnection(({ online }) => online);
  const { inventory, waiting } = here;
  return (
    <>
      {isOnline ? null : (
        <Alert
          tone="warning"
          title={waiting > 0 ? `Offline. ${waiting} queued on this device.` : 'You are offline.'}
        >
          {inventory.mayCount ? <p>This count is on this device. Go on without a connection.</p> : null}
        </Alert>
      )}
      {isOnline && waiting > 0 ? (
        <Alert tone="info" title={`${waiting} ${waiting === 1 ? 'scan' : 'scans'} not sent yet`}>
          <p>Kept on this device. Sent when the connection is back.</p>
        </Alert>
      ) : null}
      {inventory.becameSensitive > 0 ? (
        <Alert tone="info" title={becameSensitiveWords(inventory.becameSensitive)}>
          <p>The list of this inventory stays as it was. They are on the next one.</p>
        </Alert>
      ) : null}
      <StateNotice inventory={inventory} />
    </>
  );
}

/** Where it stands, if it is not simply open. */
function StateNotice({ inventory }: { inventory: SensitiveInventoryDto }) {
  const { state, recountBy, cancelReason, noRecountReason, status } = inventory;
  if (state === 'cancelled') {
    return (
      <Alert tone="warning" title="This inventory was cancelled.">
        <p>{cancelReason}</p>
      </Alert>
    );
  }
  if (state === 'recount') {
    return (
      <Alert tone="info" title="Recount">
        <p>
          {recountBy ? `${personName(recountBy)} ended the first count. ` : ''}
          People who read nothing in it look for each difference.
        </p>
      </Alert>
    );
  }
  if (status === 'open') return null;
  return (
    <>
      {noRecountReason ? (
        <Alert tone="warning" title="Closed without a recount" announce={false}>
          <p>{noRecountReason}</p>
        </Alert>
      ) : null}
      <ClosedResult inventory={inventory} />
    </>
  );
}

/** The papers of a closed inventory, and how it is proved; one from before the ledger recorded results is not. */
function ClosedResult({ inventory: { id, resultDigest } }: { inventory: SensitiveInventoryDto }) {
  const address = `/api/inventories/${encodeURIComponent(id)}/report`;
  return (
    <>
      <HStack gap="2" wrap="wrap">
        <Link href={`${address}.pdf`}>Download PDF</Link>
        <Link href={`${address}.csv`}>Download CSV</Link>
      </HStack>
      {resultDigest ? (
        <Text textStyle="caption" color="fg.muted" overflowWrap="anywhere">
          <Link href={`/api/sensitive-items/inventories/${encodeURIComponent(id)}/result.json`}>
            Download result.json
          </Link>
          , SHA-256 <Mono>{resultDigest}</Mono>, as in the ledger's event of the closing.
        </Text>
      ) : (
        <Text textStyle="caption" color="fg.muted">
          Closed before the ledger recorded the results of inventories. No event proves it.
        </Text>
      )}
    </>
  );
}
