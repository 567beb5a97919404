import type { ClosingDto } from '@hand-receipt/contracts';
import { closingMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { Button, PaperclipIcon, PrinterIcon, toast } from '@hand-receipt/ui';

/** The paper as a PDF. */
function PaperButton({ id }: { id: string }) {
  const { mutate, isPending } = useMutation(closingMutations.downloadPdf);
  const download = () =>
    mutate(id, {
      onSuccess: () => toast({ tone: 'success', title: 'Paper downloaded', description: id }),
      onError: (error) =>
        toast({
          tone: 'danger',
          title: statusOf(error) === 0 ? 'Needs a connection.' : 'Failed to make the paper',
          description: reasonOf(error) ?? error.message,
        }),
    });
  return (
    <Button icon={<PrinterIcon />} working={isPending} onClick={download}>
      Paper
    </Button>
  );
}

export const ASKED_ACTS = ['refuse', 'withdraw', 'cancel', 'copy'] as const;
export type AskedAct = (typeof ASKED_ACTS)[number];

interface ClosingActsProps {
  closing: ClosingDto;
  onAsk: (act: AskedAct) => void;
}

function CopyButton({ closing, onAsk, variant }: ClosingActsProps & { variant?: 'primary' }) {
  return (
    <Button variant={variant} icon={<PaperclipIcon />} onClick={() => onAsk('copy')}>
      {closing.copy ? 'Replace Copy' : 'Upload Signed Copy'}
    </Button>
  );
}

/** What the reader may do with a closing, besides to sign it: the act that completes it comes last, after Close. */
export function ClosingActs({ closing, onAsk, onClose }: ClosingActsProps & { onClose?: () => void }) {
  const { id, may, state } = closing;
  const completes = may.copy && state === 'signed';
  return (
    <>
      <PaperButton id={id} />
      {may.withdraw && <Button onClick={() => onAsk('withdraw')}>Withdraw</Button>}
      {may.refuse && <Button onClick={() => onAsk('refuse')}>Refuse</Button>}
      {may.cancel && <Button onClick={() => onAsk('cancel')}>Cancel Closing</Button>}
      {may.copy && !completes && <CopyButton closing={closing} onAsk={onAsk} />}
      {onClose && <Button onClick={onClose}>Close</Button>}
      {completes && <CopyButton closing={closing} onAsk={onAsk} variant="primary" />}
    </>
  );
}
