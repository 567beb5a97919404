import { personName, type SensitiveInventoryDto } from '@hand-receipt/contracts';
import { useConnection } from '@hand-receipt/platform';
import { Alert, counted, formatCount } from '@hand-receipt/ui';
import { becameSensitiveWords, cancelledWords } from '../inventories/inventory-words';
import type { CountHere } from '../verify-items/kept-scans';
import { RefusedReads } from './refused-reads';

interface CountNoticesProps {
  here: CountHere;
  /** Photos that wait on this device. */
  photos: number;
  /** The count is there after a reload without a connection. */
  isKept: boolean;
}

/** What stands beside the count: what waits on this device, and where the count stands. */
export function CountNotices({ here, photos, isKept }: CountNoticesProps) {
  const isOnline = useConnection(({ online }) => online);
  const { inventory, waiting } = here;
  const keptWords = isKept
    ? 'This count is on this device. Go on without a connection.'
    : 'Keep this page open. This count is not stored on this device.';
  return (
    <>
      {isOnline ? null : (
        <Alert tone="warning" title="You are offline">
          {waiting > 0 ? <p>{formatCount(waiting)} queued on this device.</p> : null}
          {inventory.mayCount ? <p>{keptWords}</p> : null}
        </Alert>
      )}
      {isOnline && waiting > 0 ? (
        <Alert tone="info" title={`${counted(waiting, 'scan')} not sent yet`}>
          <p>Kept on this device. Sent when the connection is back.</p>
        </Alert>
      ) : null}
      {photos > 0 ? (
        <Alert tone="info" title={`${counted(photos, 'photo waits', 'photos wait')} on this device`}>
          <p>Sent when the connection is back and this inventory is open.</p>
        </Alert>
      ) : null}
      <RefusedReads inventoryId={inventory.id} />
      <StateNotice inventory={inventory} />
    </>
  );
}

/** That items became sensitive since the list was made. Nobody has to act on it in this count. */
export function BecameSensitiveNotice({ inventory }: { inventory: SensitiveInventoryDto }) {
  if (inventory.becameSensitive === 0) return null;
  return (
    <Alert tone="info" title={becameSensitiveWords(inventory.becameSensitive)}>
      <p>The list of this inventory stays as it was. They are on the next one.</p>
    </Alert>
  );
}

/** Where it stands, if it is not simply open. */
function StateNotice({ inventory }: { inventory: SensitiveInventoryDto }) {
  const { state, recountBy, whyNotRecount } = inventory;
  if (state === 'cancelled') {
    return (
      <Alert tone="warning" title="This inventory was cancelled.">
        <p>{cancelledWords(inventory)} Nothing is missing by it.</p>
      </Alert>
    );
  }
  if (state === 'recount') {
    return (
      <Alert tone="info" title="Recount">
        <p>
          {recountBy ? `${personName(recountBy)} ended the first count. ` : ''}
          {whyNotRecount
            ? `${whyNotRecount} Another person looks for each difference.`
            : 'People who read nothing in it look for each difference.'}
        </p>
      </Alert>
    );
  }
  return null;
}
