import { propertyQueries } from '@hand-receipt/data';
import { reasonOf, saveFile, useQuery } from '@hand-receipt/platform';
import { Button, Dialog, ErrorState, LoadingRows, toast } from '@hand-receipt/ui';
import { type ReactNode, useState } from 'react';
import { EXPORT_TITLE, ExportForm } from './export-form';
import type { Delivery } from './export-order';
import { MailResult } from './mail-result';
import { PrintReady } from './print-ready';
import type { Exported } from './use-export';

interface ExportDialogProps {
  /** The property to put on the hand receipt, in the order of the list. */
  itemIds: readonly string[];
  onClose: () => void;
}

/** Puts chosen property on a DA Form 2062: as a file, on paper, or by e-mail. */
export default function ExportDialog({ itemIds, onClose }: ExportDialogProps) {
  const chosen = useQuery(propertyQueries.chosen(itemIds));
  const [exported, setExported] = useState<Exported | null>(null);

  function finish(made: Exported, delivery: Delivery) {
    if ('mail' in made || delivery === 'print') return setExported(made);
    saveFile(made.file);
    toast({ title: 'Hand receipt downloaded', description: made.file.fileName, tone: 'success' });
    onClose();
  }

  const around = (content: ReactNode) => (
    <Dialog
      open
      onClose={onClose}
      title={EXPORT_TITLE}
      size="form"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {content}
    </Dialog>
  );

  if (exported)
    return around(
      'mail' in exported ? <MailResult mail={exported.mail} /> : <PrintReady file={exported.file} />,
    );
  if (chosen.data) return <ExportForm chosen={chosen.data} onExported={finish} onClose={onClose} />;
  if (chosen.error)
    return around(
      <ErrorState
        title={chosen.error.message}
        message={reasonOf(chosen.error)}
        onRetry={() => void chosen.refetch()}
        retrying={chosen.isFetching}
      />,
    );
  return around(<LoadingRows text="Loading property..." />);
}
