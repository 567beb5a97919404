import type { PrepareRowDto, SuccessionDetailDto } from '@hand-receipt/contracts';
import { successionQueries, transferMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation, useQuery } from '@hand-receipt/platform';
import { Button, toast } from '@hand-receipt/ui';
import { lazy, Suspense, useState } from 'react';
import { PrepareRow } from './prepare-row';

const PaperDialog = lazy(() => import(/* webpackChunkName: "attach-paper" */ './paper-dialog'));

type Entry = PrepareRowDto['entries'][number];

/** Every check, each with what ends it here. */
export function PrepareRows({ succession }: { succession: SuccessionDetailDto }) {
  const [asked, setAsked] = useState<{ item?: Entry } | null>(null);
  const { mutate: withdraw } = useMutation(transferMutations.cancel);
  const { refetch } = useQuery(successionQueries.detail(succession.id));
  const { prepare, may } = succession;

  const withdrawMine = ({ id, label }: Entry) =>
    withdraw(
      { id },
      {
        onSuccess: () => {
          toast({ tone: 'success', title: 'Transfer Cancelled', description: label });
          // The rows are computed on each read.
          void refetch();
        },
        onError: (error) =>
          toast({
            tone: 'danger',
            title: statusOf(error) === 0 ? 'Needs a connection.' : 'It was not withdrawn',
            description: reasonOf(error) ?? error.message,
          }),
      },
    );

  const actOf = ({ key }: PrepareRowDto) => {
    if (key === 'transfers') return { label: 'Withdraw', onAct: withdrawMine };
    if (key === 'lost' && may.note) {
      return { label: 'Add the document', onAct: (item: Entry) => setAsked({ item }) };
    }
    return undefined;
  };

  return (
    <>
      <ul aria-label="Before the count">
        {prepare.map((row) => (
          <PrepareRow
            key={row.key}
            row={row}
            act={actOf(row)}
            button={
              row.key === 'orders' &&
              may.note && (
                <Button size="s" onClick={() => setAsked({})}>
                  Attach
                </Button>
              )
            }
          />
        ))}
      </ul>
      {asked && (
        <Suspense fallback={null}>
          <PaperDialog succession={succession} item={asked.item} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
