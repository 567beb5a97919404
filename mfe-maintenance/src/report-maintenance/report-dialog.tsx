import { useQuery } from '@hand-receipt/platform';
import { Dialog, ErrorState, LoadingRows } from '@hand-receipt/ui';
import { useState } from 'react';
import { oneItem } from '../api/my-items';
import { ItemChoice } from '../items/item-choice';
import type { NamedItem } from '../items/item-words';
import { ReportForm } from './report-form';

interface ReportDialogProps {
  /** 'new' where the item is still to be chosen. */
  itemId: string;
  /** The form that reported the fault. */
  documentId?: string;
  onClose: () => void;
}

/** Reports maintenance: first the item, unless a link names it, then what it needs. */
export default function ReportDialog({ itemId, documentId, onClose }: ReportDialogProps) {
  const [chosen, setChosen] = useState<NamedItem | null>(null);
  const isNamed = itemId !== 'new';
  const named = useQuery({ ...oneItem(itemId), enabled: isNamed });
  const item = chosen ?? named.data;
  if (item) return <ReportForm item={item} documentId={documentId} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Report Maintenance"
      description={isNamed ? undefined : 'Choose the item that needs it.'}
      size="form"
    >
      {isNamed ? null : <ItemChoice onChoose={setChosen} />}
      {isNamed && named.isError ? (
        <ErrorState
          title="Failed to load the item"
          message={named.error.message}
          onRetry={() => void named.refetch()}
        />
      ) : null}
      {isNamed && named.isPending ? <LoadingRows text="Loading the item..." rows={2} /> : null}
    </Dialog>
  );
}
