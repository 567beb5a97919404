import type { SuccessionDetailDto, SuccessionSectionDto, UserDto } from '@hand-receipt/contracts';
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

/** The sections of a person that are signed and that they have not acknowledged. */
const toAcknowledge = ({ sections }: SuccessionDetailDto, me: UserDto): SuccessionSectionDto[] =>
  sections.filter(
    ({ kind, holder, state, acknowledged_at: at }) =>
      kind !== 'held' && holder?.id === me.id && state === 'signed' && at === null,
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function whatIsKept(sections: readonly SuccessionSectionDto[]): string {
  const items = sum(sections.map((section) => section.items));
  const sensitive = sum(sections.map((section) => section.sensitive));
  return `${counted(items, 'item')}, ${sensitive} sensitive`;
}

/** For a sub-hand receipt holder after the signing: from whom their hand receipt is now, and for which items. */
export function Acknowledge({ succession }: { succession: SuccessionDetailDto }) {
  const { id, to, my_part: part } = succession;
  const me = useCurrentUser();
  const own = toAcknowledge(succession, me);
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
        <p>You keep what you signed for: {whatIsKept(own)}. Acknowledging records that you know it.</p>
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
