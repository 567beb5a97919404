import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { paperMutations } from '@hand-receipt/data';
import { reasonOf, saveFile, statusOf, useMutation } from '@hand-receipt/platform';
import { Box, Button, Flex, Panel, PrinterIcon, Text, toast } from '@hand-receipt/ui';

/** The DA 2062 that each giver and the new holder have between them since the signing. */
export function HolderPapers({ succession: { to, givers } }: { succession: SuccessionDetailDto }) {
  const { mutate, isPending } = useMutation(paperMutations.printPairs);
  const print = (giverId: string) =>
    mutate(
      { holderId: to.id, giverId },
      {
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
      },
    );
  return (
    <Panel title="Paper">
      <Box p="4">
        <Text mb="3" color="fg.muted">
          The DA 2062 of {to.name}, as they hold it now.
        </Text>
        <Flex gap="2" wrap="wrap">
          {givers
            .filter(({ id }) => id !== to.id)
            .map(({ id, name }) => (
              <Button key={id} icon={<PrinterIcon />} working={isPending} onClick={() => print(id)}>
                Print DA 2062 from {name}
              </Button>
            ))}
        </Flex>
      </Box>
    </Panel>
  );
}
