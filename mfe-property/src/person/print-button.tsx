import type { PrintPairsDto } from '@hand-receipt/contracts';
import { paperMutations } from '@hand-receipt/data';
import { reasonOf, saveFile, statusOf, useMutation } from '@hand-receipt/platform';
import { Button, PrinterIcon, toast } from '@hand-receipt/ui';

interface PrintButtonProps {
  /** Whose hand receipts. */
  body: PrintPairsDto;
  label: string;
  /** For readers, where several buttons have the same label. */
  name?: string;
  primary?: boolean;
}

/** Prints hand receipts into one PDF, a form for each giver. */
export function PrintButton({ body, label, name, primary }: PrintButtonProps) {
  const { mutate, isPending } = useMutation(paperMutations.printPairs);
  const print = () =>
    mutate(body, {
      onSuccess: (file) => {
        saveFile(file);
        toast({ tone: 'success', title: 'Hand receipt downloaded', description: file.fileName });
      },
      onError: (error) =>
        toast({
          tone: 'danger',
          title: statusOf(error) === 0 ? 'Needs a connection.' : 'Failed to generate PDF',
          description: reasonOf(error) ?? error.message,
        }),
    });
  return (
    <Button
      size={primary ? undefined : 's'}
      variant={primary ? 'primary' : undefined}
      icon={<PrinterIcon />}
      working={isPending}
      aria-label={name}
      onClick={print}
    >
      {label}
    </Button>
  );
}
