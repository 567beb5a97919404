import type { ReconciliationDto } from '@hand-receipt/contracts';
import { reconciliationMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useCurrentUser, useMutation } from '@hand-receipt/platform';
import { Button, PrinterIcon, toast } from '@hand-receipt/ui';

const notDone = (title: string) => (error: Error) =>
  toast({
    tone: 'danger',
    title: statusOf(error) === 0 ? 'Needs a connection.' : title,
    description: reasonOf(error) ?? error.message,
  });

/** The paper of a comparison, and its closing by a Supply Sergeant. */
export function ReconciliationActs({
  reconciliation: { id, closed_at },
}: {
  reconciliation: ReconciliationDto;
}) {
  const { role } = useCurrentUser();
  const paper = useMutation(reconciliationMutations.downloadPdf);
  const close = useMutation(reconciliationMutations.close);
  return (
    <>
      <Button
        icon={<PrinterIcon />}
        working={paper.isPending}
        onClick={() =>
          paper.mutate(id, {
            onSuccess: () => toast({ tone: 'success', title: 'Comparison downloaded', description: id }),
            onError: notDone('Failed to make the paper'),
          })
        }
      >
        Paper for the PBO
      </Button>
      {closed_at === null && role === 'Supply Sergeant' && (
        <Button
          variant="primary"
          working={close.isPending}
          onClick={() =>
            close.mutate(id, {
              onSuccess: () =>
                toast({ tone: 'success', title: 'Month Closed', description: `${id} is in the ledger.` }),
              onError: notDone('The month was not closed'),
            })
          }
        >
          Close the month
        </Button>
      )}
    </>
  );
}
