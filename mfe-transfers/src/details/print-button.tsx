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

interface PrintProps {
  label: string;
  mutation: typeof transferMutations.print;
  id: string;
}

function Print({ label, mutation, id }: PrintProps) {
  const { mutate, isPending } = useMutation(mutation);
  const print = () =>
    mutate(id, {
      onSuccess: openOrSave,
      onError: ({ message }) => toast({ tone: 'danger', title: 'Error', description: message }),
    });
  return <IconButton label={label} icon={<PrinterIcon />} working={isPending} onClick={print} />;
}

/**
 * The transfer on paper, to be signed. An accepted line of a request is printed with the other accepted lines of it, on
 * the hand receipt of giver and holder.
 */
export function PrintButton({ transfer: { id, status, requestId, requestLines } }: { transfer: Transfer }) {
  const isOfRequest = requestId !== null && requestLines > 1 && status === 'approved';
  return isOfRequest ? (
    <Print label={`Print DA 2062 of ${requestId}`} mutation={transferMutations.printRequest} id={requestId} />
  ) : (
    <Print label="Print DA 2062" mutation={transferMutations.print} id={id} />
  );
}
