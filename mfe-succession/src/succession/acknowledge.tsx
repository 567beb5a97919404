import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { paperMutations, successionMutations } from '@hand-receipt/data';
import { reasonOf, saveFile, statusOf, useCurrentUser, useMutation } from '@hand-receipt/platform';
import { Alert, Box, Button, CheckIcon, Flex, PrinterIcon, toast } from '@hand-receipt/ui';

const sayFailed = (title: string) => (error: Error) =>
  toast({
    tone: 'danger',
    title: statusOf(error) === 0 ? 'Needs a connection.' : title,
    description: reasonOf(error) ?? error.message,
  });

/** For a sub-hand receipt holder after the signing: from whom their hand receipt is now. */
export function Acknowledge({ succession: { id, to } }: { succession: SuccessionDetailDto }) {
  const me = useCurrentUser();
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
        <p>You keep what you signed for. Acknowledging records that you know it.</p>
      </Alert>
    </Box>
  );
}
