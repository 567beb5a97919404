import type { SuccessionDetailDto, SuccessionSectionDto } from '@hand-receipt/contracts';
import { paperMutations, successionMutations } from '@hand-receipt/data';
import { reasonOf, saveFile, statusOf, useCurrentUser, useMutation } from '@hand-receipt/platform';
import { Alert, Box, Button, CheckIcon, counted, Flex, PrinterIcon, toast } from '@hand-receipt/ui';
import { ReceiptLines } from './receipt-lines';

const sayFailed = (title: string) => (error: Error) =>
  toast({
    tone: 'danger',
    title: statusOf(error) === 0 ? 'Needs a connection.' : title,
    description: reasonOf(error) ?? error.message,
  });

/** The signed sections in which the reader has something from the incoming person, and has not acknowledged it. */
const toAcknowledge = ({ sections }: SuccessionDetailDto): SuccessionSectionDto[] =>
  sections.filter(({ receipt, acknowledged_at: at }) => at === null && (receipt?.kept ?? 0) > 0);

type Receipt = NonNullable<SuccessionSectionDto['receipt']>;

/** What is acknowledged, and apart from it what is not from the incoming person. */
function receiptWords({ from, to }: SuccessionDetailDto, sections: readonly SuccessionSectionDto[]): string {
  const sum = (of: keyof Receipt) => sections.reduce((total, { receipt }) => total + (receipt?.[of] ?? 0), 0);
  const excluded = sum('excluded');
  const left = sum('left');
  return [
    `You keep what you signed for: ${counted(sum('kept'), 'item')}, ${sum('sensitive')} sensitive.`,
    excluded > 0 && `${counted(excluded, 'item')} ${excluded === 1 ? 'stays' : 'stay'} with ${from.name}.`,
    left > 0 && `${counted(left, 'item')} ${left === 1 ? 'is' : 'are'} no longer from ${to.name}.`,
    'Acknowledging records that you know it.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** For a sub-hand receipt holder after the signing: from whom their hand receipt is now, and for which items. */
export function Acknowledge({ succession }: { succession: SuccessionDetailDto }) {
  const { id, to, my_part: part } = succession;
  const me = useCurrentUser();
  const own = toAcknowledge(succession);
  const acknowledge = useMutation(successionMutations.acknowledge);
  const print = useMutation(paperMutations.printPairs);
  return (
    <Box mb="4">
      <Alert
        tone="info"
        title={`Your hand receipt is now from ${to.name}`}
        announce={false}
        actions={
          <Flex gap="2" wrap="wrap">
            <Button
              size="s"
              icon={<PrinterIcon size={14} />}
              working={print.isPending}
              onClick={() =>
                print.mutate(
                  { holderId: me.id, giverId: to.id },
                  { onSuccess: saveFile, onError: sayFailed('Failed to generate PDF') },
                )
              }
            >
              Print
            </Button>
            <Button
              size="s"
              variant="primary"
              icon={<CheckIcon size={14} />}
              working={acknowledge.isPending}
              onClick={() =>
                acknowledge.mutate(id, {
                  onSuccess: () => toast({ tone: 'success', title: 'Acknowledged', description: id }),
                  onError: sayFailed('It was not acknowledged'),
                })
              }
            >
              Acknowledge
            </Button>
          </Flex>
        }
      >
        <p>{receiptWords(succession, own)}</p>
      </Alert>
      {/* A holder who sees nothing else has the list on their page. */}
      {part !== 'sub' && (
        <Box mt="4">
          <ReceiptLines succession={succession} sections={own} />
        </Box>
      )}
    </Box>
  );
}
