import type { PrepareRowDto, SuccessionDetailDto } from '@hand-receipt/contracts';
import { successionQueries, transferMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation, useQuery } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { usePlan } from '../plan/use-plan';
import type { EntryAct } from './prepare-row';

type Entry = PrepareRowDto['entries'][number];

/** A form that an act opens. */
export type Asked = { act: 'paper'; item?: Entry } | { act: 'leave-out'; section: number };

const sayNotDone = (title: string) => (error: Error) =>
  toast({
    tone: 'danger',
    title: statusOf(error) === 0 ? 'Needs a connection.' : title,
    description: reasonOf(error) ?? error.message,
  });

/** What ends the entries of a row on this page. */
export function useEntryActs(
  succession: SuccessionDetailDto,
  onAsk: (asked: Asked) => void,
): (row: PrepareRowDto) => EntryAct[] {
  const { may, id } = succession;
  const { refetch } = useQuery(successionQueries.detail(id));
  const { mutate: withdraw } = useMutation(transferMutations.cancel);
  const { change } = usePlan(succession);

  const withdrawMine = ({ id: transferId, label }: Entry) =>
    withdraw(
      { id: transferId },
      {
        onSuccess: () => {
          toast({ tone: 'success', title: 'Transfer Cancelled', description: label });
          // The rows are computed on each read.
          void refetch();
        },
        onError: sayNotDone('It was not withdrawn'),
      },
    );

  const include = ({ id: section }: Entry) =>
    void change(Number(section), { included: true, leaveOutReason: null }).catch((error: unknown) =>
      sayNotDone('The plan was not changed')(error as Error),
    );

  return ({ key }) => {
    if (key === 'transfers') return [{ label: 'Withdraw', onAct: withdrawMine }];
    if (key === 'lost' && may.note) {
      return [{ label: 'Add the document', onAct: (item) => onAsk({ act: 'paper', item }) }];
    }
    if (key === 'unsigned' && may.plan) {
      return [
        { label: 'Include', onAct: include },
        {
          label: 'Leave out...',
          onAct: ({ id: section }) => onAsk({ act: 'leave-out', section: Number(section) }),
        },
      ];
    }
    return [];
  };
}
