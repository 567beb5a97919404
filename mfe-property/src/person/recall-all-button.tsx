import type { HoldingsDto, UserDto } from '@hand-receipt/contracts';
import { useCurrentUser } from '@hand-receipt/platform';
import { Button, lateDialog, Undo2Icon } from '@hand-receipt/ui';
import { useState } from 'react';

const BulkRecallDialog = lateDialog(
  () => import(/* webpackChunkName: "bulk" */ '../bulk/bulk-recall-dialog'),
);

/** Items that I gave the person and have not asked back. */
function recallable(me: UserDto, { received, transfers }: HoldingsDto): string[] {
  const recalled = new Set(transfers.filter(({ is_recall }) => is_recall).map(({ property }) => property.id));
  return received
    .filter(({ giver }) => giver?.id === me.id)
    .flatMap(({ items }) => items.map(({ id }) => id))
    .filter((id) => !recalled.has(id));
}

/** Recalls all items that I gave the person, from their present holders. */
export function RecallAllButton({ holdings }: { holdings: HoldingsDto }) {
  const me = useCurrentUser();
  const [asked, setAsked] = useState<string[] | null>(null);
  const ids = recallable(me, holdings);
  if (ids.length === 0 && !asked) return null;
  return (
    <>
      {ids.length > 0 ? (
        <Button icon={<Undo2Icon />} onClick={() => setAsked(ids)}>
          Recall all
        </Button>
      ) : null}
      {asked ? (
        <BulkRecallDialog
          itemIds={asked}
          items={[]}
          onDone={() => undefined}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}
