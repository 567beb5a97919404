import type { AmendmentDto } from '@hand-receipt/contracts';
import { amendmentMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { Box, Button, FilePenLineIcon, PrinterIcon, toast } from '@hand-receipt/ui';

/** The adjustment report as a PDF. */
export function ReportButton({ id }: { id: string }) {
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
    <Button size="s" icon={<PrinterIcon />} working={isPending} onClick={download}>
      Adjustment Report
    </Button>
  );
}

export const ASKED_ACTS = ['refuse', 'withdraw'] as const;
export type AskedAct = (typeof ASKED_ACTS)[number];

interface AmendmentActsProps {
  amendment: AmendmentDto;
  onAsk: (act: AskedAct) => void;
  onPropose: () => void;
  /** Where Close is one of the acts. */
  onClose?: () => void;
}

/** What the reader may do with an amendment, besides to sign it: what ends it at the left, to propose it last, after Close. */
export function AmendmentActs({ amendment: { may }, onAsk, onPropose, onClose }: AmendmentActsProps) {
  return (
    <>
      <Box display={{ base: 'contents', md: 'flex' }} gap="2" marginRight="auto">
        {may.withdraw && <Button onClick={() => onAsk('withdraw')}>Withdraw</Button>}
        {may.refuse && <Button onClick={() => onAsk('refuse')}>Refuse</Button>}
      </Box>
      {onClose && <Button onClick={onClose}>Close</Button>}
      {may.propose && (
        <Button variant="primary" icon={<FilePenLineIcon />} onClick={onPropose}>
          Propose
        </Button>
      )}
    </>
  );
}
