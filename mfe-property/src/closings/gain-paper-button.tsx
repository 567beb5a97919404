import { closingMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { Button, PrinterIcon, toast } from '@hand-receipt/ui';

/** The paper of how an item came into the book, as a PDF. */
export function GainPaperButton({ id }: { id: string }) {
  const { mutate, isPending } = useMutation(closingMutations.downloadGainPdf);
  const download = () =>
    mutate(id, {
      onSuccess: () => toast({ tone: 'success', title: 'Gain paper downloaded', description: id }),
      onError: (error) =>
        toast({
          tone: 'danger',
          title: statusOf(error) === 0 ? 'Needs a connection.' : 'Failed to make the paper',
          description: reasonOf(error) ?? error.message,
        }),
    });
  return (
    <Button size="s" icon={<PrinterIcon />} working={isPending} onClick={download}>
      Gain paper
    </Button>
  );
}
