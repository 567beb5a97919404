import type { PersonClearanceDto } from '@hand-receipt/contracts';
import { clearanceMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { Box, Button, counted, Panel, PrinterIcon, Text, toast } from '@hand-receipt/ui';
import { PrintButton } from '../person/print-button';

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px',
  padding: '10px 16px',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  '& b': { fontWeight: '600' },
} as const;

function MemorandumButton({ personId }: { personId: string }) {
  const { mutate, isPending } = useMutation(clearanceMutations.downloadMemorandum);
  const print = () =>
    mutate(personId, {
      onSuccess: () => toast({ tone: 'success', title: 'Clearance memorandum downloaded' }),
      onError: (error) =>
        toast({
          tone: 'danger',
          title: statusOf(error) === 0 ? 'Needs a connection.' : 'Failed to generate PDF',
          description: reasonOf(error) ?? error.message,
        }),
    });
  return (
    <Button
      size="s"
      icon={<PrinterIcon />}
      working={isPending}
      aria-label="Print, clearance memorandum"
      onClick={print}
    >
      Print
    </Button>
  );
}

/** What is printed about the clearance. */
export function ClearancePapers({ page }: { page: PersonClearanceDto }) {
  const { person, clearance, held } = page;
  const isCleared = clearance?.state === 'cleared';
  const isShown = clearance !== null && clearance.state !== 'cancelled';
  if (!isShown && held === 0) return null;
  return (
    <Panel title="Papers">
      {isShown ? (
        <Box css={row}>
          <div>
            <b>Clearance memorandum</b>
            <Text textStyle="table" color="fg.muted">
              {isCleared ? `${clearance.id}, signed` : 'A draft until it is signed'}
            </Text>
          </div>
          <MemorandumButton personId={person.id} />
        </Box>
      ) : null}
      {held > 0 ? (
        <Box css={row}>
          <div>
            <b>Hand receipt, what is left</b>
            <Text textStyle="table" color="fg.muted">
              {counted(held, 'item')}
            </Text>
          </div>
          <PrintButton body={{ holderId: person.id }} label="Print" name="Print, hand receipt" />
        </Box>
      ) : null}
    </Panel>
  );
}
