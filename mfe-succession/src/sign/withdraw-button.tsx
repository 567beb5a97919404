import { successionMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { Box, Button, toast } from '@hand-receipt/ui';

/** Takes back a signature while the other one is missing. */
export function WithdrawButton({ id }: { id: string }) {
  const { mutate, isPending } = useMutation(successionMutations.withdraw);
  const withdraw = () =>
    mutate(id, {
      onSuccess: () => toast({ tone: 'success', title: 'Signature Withdrawn', description: id }),
      onError: (error) =>
        toast({
          tone: 'danger',
          title: statusOf(error) === 0 ? 'Needs a connection.' : 'The signature was not withdrawn',
          description: reasonOf(error) ?? error.message,
        }),
    });
  return (
    <Box mt="3">
      <Button size="s" working={isPending} onClick={withdraw}>
        Withdraw Signature
      </Button>
    </Box>
  );
}
