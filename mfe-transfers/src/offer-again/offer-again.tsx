import type { Transfer } from '@hand-receipt/contracts';
import { transferQueries } from '@hand-receipt/data';
import { useCurrentUser, useQuery, useUrlState } from '@hand-receipt/platform';
import { Button, ClipboardListIcon, lateDialog, Text } from '@hand-receipt/ui';
import { isSender, transferName } from '../transfers/parties';
import { whyNotAgain } from './why-not-again';

const CorrectCountDialog = lateDialog(() => import('./correct-count-dialog'));

/**
 * For the giver of a rejected item that has components: corrects the count that the recipient did not find, and offers
 * the item to the same person again. Where they cannot, it says why.
 */
export function OfferAgain({ transfer }: { transfer: Transfer }) {
  const me = useCurrentUser();
  const { get, set } = useUrlState();
  const correcting = get('recount') === transfer.id;
  const mayAsk = transfer.status === 'rejected' && !transfer.isRecall && isSender(transfer, me);
  const { data } = useQuery({ ...transferQueries.assembly(transfer.propertyId), enabled: mayAsk });
  if (!mayAsk || !data) return null;

  const why = whyNotAgain(data[0], me.id);
  if (why && !correcting) return <Text color="fg.muted">{why}</Text>;
  if (data.every(({ components }) => components.length === 0)) return null;
  return (
    <>
      <Button
        icon={<ClipboardListIcon />}
        aria-label={`Correct the count and offer again, ${transferName(transfer)}`}
        onClick={() => set({ recount: transfer.id })}
      >
        Correct the count and offer again
      </Button>
      {correcting && (
        <CorrectCountDialog transfer={transfer} items={data} why={why} onClose={() => set({ recount: '' })} />
      )}
    </>
  );
}
