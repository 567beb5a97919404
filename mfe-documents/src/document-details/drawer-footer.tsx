import { documentMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { Button, ClipboardListIcon, FileDownIcon, ForwardIcon, PrinterIcon, toast } from '@hand-receipt/ui';
import type { RefObject } from 'react';

interface DrawerFooterProps {
  documentId: string;
  /** It is a form or a report, which the server prints and others may get. */
  isForm: boolean;
  /** Undefined where the reader has nothing to report back. */
  onReport: (() => void) | undefined;
  onForward: () => void;
  onClose: () => void;
  /** Where the focus starts: on nothing that would send or print. */
  closeRef: RefObject<HTMLButtonElement | null>;
}

/** What can be done with a document. */
export function DrawerFooter({
  documentId,
  isForm,
  onReport,
  onForward,
  onClose,
  closeRef,
}: DrawerFooterProps) {
  const pdf = useMutation(documentMutations.downloadPdf);
  const download = () =>
    pdf.mutate(documentId, {
      onError: ({ message }) => toast({ tone: 'danger', title: 'Download PDF', description: message }),
    });
  return (
    <>
      {onReport ? (
        <Button variant="primary" icon={<ClipboardListIcon />} onClick={onReport}>
          Report Action
        </Button>
      ) : null}
      <Button icon={<PrinterIcon />} onClick={() => window.print()}>
        Print
      </Button>
      {isForm ? (
        <>
          <Button icon={<FileDownIcon />} working={pdf.isPending} onClick={download}>
            Download PDF
          </Button>
          <Button icon={<ForwardIcon />} onClick={onForward}>
            Forward
          </Button>
        </>
      ) : null}
      <Button ref={closeRef} variant="ghost" onClick={onClose} style={{ marginInlineStart: 'auto' }}>
        Close
      </Button>
    </>
  );
}
