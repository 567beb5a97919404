import type { PropertyItem } from '@hand-receipt/contracts';
import type { BulkOutcome } from '@hand-receipt/data';
import { lateDialog } from '@hand-receipt/ui';
import { useState } from 'react';
import type { BulkAct } from './bulk-bar';
import type { Selection } from './use-selection';

const BulkTransferDialog = lateDialog(() => import(/* webpackChunkName: "bulk" */ './bulk-transfer-dialog'));
const BulkStatusDialog = lateDialog(() => import(/* webpackChunkName: "bulk" */ './bulk-status-dialog'));
const BulkLocationDialog = lateDialog(() => import(/* webpackChunkName: "bulk" */ './bulk-location-dialog'));
const BulkClassifyDialog = lateDialog(() => import(/* webpackChunkName: "bulk" */ './bulk-classify-dialog'));
const BulkRecallDialog = lateDialog(() => import(/* webpackChunkName: "bulk" */ './bulk-recall-dialog'));
const LeaveDialog = lateDialog(
  () => import(/* webpackChunkName: "leave-the-book" */ '../closings/leave-dialog'),
);
const ExportDialog = lateDialog(
  () => import(/* webpackChunkName: "export-2062" */ '../export-2062/export-dialog'),
);

interface BulkDialogsProps {
  act: BulkAct;
  selection: Selection;
  items: readonly PropertyItem[];
  onClose: () => void;
}

/** What was asked for the chosen rows. It keeps to the rows chosen when it opened, whatever the list does meanwhile. */
export function BulkDialogs({ act, selection, items, onClose }: BulkDialogsProps) {
  const [itemIds] = useState(() => [...selection.ids]);
  const keepUndone = ({ refused, unsent }: BulkOutcome) =>
    selection.choose(new Set([...refused.map(({ id }) => id), ...unsent]));
  const dialog = { itemIds, items, onDone: keepUndone, onClose };
  return (
    <>
      {act === 'transfer' && <BulkTransferDialog {...dialog} />}
      {act === 'recall' && <BulkRecallDialog {...dialog} />}
      {act === 'status' && <BulkStatusDialog {...dialog} />}
      {act === 'location' && <BulkLocationDialog {...dialog} />}
      {act === 'classify' && <BulkClassifyDialog {...dialog} />}
      {act === 'leave' && (
        <LeaveDialog itemIds={itemIds} items={items} onDone={selection.clear} onClose={onClose} />
      )}
      {act === 'export' && <ExportDialog itemIds={itemIds} onClose={onClose} />}
    </>
  );
}
