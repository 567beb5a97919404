import { siReportMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { formatCount, toast } from '@hand-receipt/ui';

interface Told {
  unitId: string;
  /** As the board names it. */
  name: string;
  due: string;
}

/** Reports a unit UP with one press, and says what became of it. */
export function useSendUp() {
  const { mutate, isPending, variables } = useMutation(siReportMutations.send);
  const send = ({ unitId, name, due }: Told) =>
    mutate(
      { unitId, due, status: 'UP' },
      {
        onSuccess: ({ seen, expected }) =>
          toast({
            tone: 'success',
            title: 'UP Sent',
            description: `${name}, ${formatCount(seen)} of ${formatCount(expected)}.`,
          }),
        onError: (error) =>
          toast(
            statusOf(error) === 0
              ? { tone: 'danger', title: 'Needs a connection.', description: 'Reports need the server.' }
              : { tone: 'danger', title: 'UP was not sent', description: reasonOf(error) ?? error.message },
          ),
      },
    );
  return { send, sending: isPending ? variables.unitId : null };
}
