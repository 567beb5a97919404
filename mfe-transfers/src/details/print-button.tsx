import type { Transfer } from '@hand-receipt/contracts';
import { transferMutations } from '@hand-receipt/data';
import { type ReceivedFile, releaseLater, saveFile, useMutation } from '@hand-receipt/platform';
import { IconButton, PrinterIcon, toast } from '@hand-receipt/ui';

/** Opens the form in a tab of its own to be printed; a browser that opens none gets it as a download. */
function openOrSave(file: ReceivedFile): void {
  const address = URL.createObjectURL(file.blob);
  releaseLater(address);
  if (!window.open(address, '_blank')) saveFile(file);
}

/** The transfer on paper, to be signed. */
export function PrintButton({ transfer }: { transfer: Transfer }) {
  const { mutate, isPending } = useMutation(transferMutations.print);
  const print = () =>
    mutate(transfer.id, {
      onSuccess: openOrSave,
      onError: ({ message }) => toast({ tone: 'danger', title: 'Error', description: message }),
    });
  return <IconButton label="Print DA 2062" icon={<PrinterIcon />} working={isPending} onClick={print} />;
}
