import type { AmendmentDto } from '@hand-receipt/contracts';
import { amendmentMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { Button, FilePenLineIcon, PrinterIcon, toast } from '@hand-receipt/ui';

/** The adjustment report as a PDF. */
function ReportButton({ id }: { id: string }) {
  const { mutate, isPending } = useMutation(amendmentMutations.downloadPdf);
  const download = () =>
    mutate(id, {
      onSuccess: () => toast({ tone: 'success', title: 'Adjustment report downloaded', description: id }),
      onError: (error) =>
        toast({
          tone: 'danger',
          title: statusOf(error) === 0 ? 'Needs a connection.' : 'Failed to make the adjustment report',
          description: reasonOf(error) ?? error.message,
        }),
    });
  return (
    <Button icon={<PrinterIcon />} working={isPending} onClick={download}>
      Adjustment Report
    </Button>
  );
}

export type AskedAct = 'refuse' | 'withdraw';

interface AmendmentActsProps {
  amendment: AmendmentDto;
  onAsk: (act: AskedAct) => void;
  onPropose: () => void;
  /** Where Close is one of the acts. */
  onClose?: () => void;
}

/** What the reader may do with an amendment, besides to sign it: to propose it comes last, after Close. */
export function AmendmentActs({ amendment: { id, may }, onAsk, onPropose, onClose }: AmendmentActsProps) {
  return (
    <>
      <ReportButton id={id} />
      {may.withdraw && <Button onClick={() => onAsk('withdraw')}>Withdraw</Button>}
      {may.refuse && <Button onClick={() => onAsk('refuse')}>Refuse</Button>}
      {onClose && <Button onClick={onClose}>Close</Button>}
      {may.propose && (
        <Button variant="primary" icon={<FilePenLineIcon />} onClick={onPropose}>
          Propose
        </Button>
      )}
    </>
  );
}
