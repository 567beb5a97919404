import { shortageMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { Button, PrinterIcon, toast } from '@hand-receipt/ui';

/** The shortage annex of what one person holds, as a PDF. */
export function AnnexButton({ holder }: { holder: string }) {
  const { mutate, isPending } = useMutation(shortageMutations.downloadAnnex);
  const download = () =>
    mutate(holder, {
      onSuccess: () => toast({ tone: 'success', title: 'Shortage annex downloaded' }),
      onError: (error) =>
        toast({
          tone: 'danger',
          title: statusOf(error) === 0 ? 'Needs a connection.' : 'Failed to make the annex',
          description: reasonOf(error) ?? error.message,
        }),
    });
  return (
    <Button icon={<PrinterIcon />} working={isPending} onClick={download}>
      Shortage annex
    </Button>
  );
}
