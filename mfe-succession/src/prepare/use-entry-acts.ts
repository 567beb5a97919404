import type { PrepareRowDto, SuccessionDetailDto } from '@hand-receipt/contracts';
import { paperMutations, successionMutations } from '@hand-receipt/data';
import { reasonOf, saveFile, statusOf, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { usePlan } from '../plan/use-plan';
import type { EntryAct } from './prepare-row';

type Entry = PrepareRowDto['entries'][number];

/** What an act asks before anything is done: the value of `?act` in the address, whose `?of` names the entry. */
export type AskedAct = 'withdraw' | 'document' | 'leave-out';

export const sayNotDone = (title: string) => (error: Error) =>
  toast({
    tone: 'danger',
    title: statusOf(error) === 0 ? 'Needs a connection.' : title,
    description: reasonOf(error) ?? error.message,
  });

/** What is sent to the server for an entry. The rows are read again after each. */
function useSentActs(succession: SuccessionDetailDto) {
  const { id, from, to } = succession;
  const { mutate: prepare } = useMutation(successionMutations.prepare(id));
  const { mutate: print } = useMutation(paperMutations.printPairs);
  return {
    remind: ({ id: entryId, label }: Entry) =>
      prepare(
        { act: 'remind', entryId },
        {
          onSuccess: () => toast({ tone: 'success', title: 'Reminder Sent', description: label }),
          onError: sayNotDone('Nobody was reminded'),
        },
      ),
    forward: ({ id: entryId, label }: Entry) =>
      prepare(
        { act: 'forward', entryId },
        {
          onSuccess: () =>
            toast({ tone: 'success', title: `Form Forwarded to ${to.name}`, description: label }),
          onError: sayNotDone('The form was not forwarded'),
        },
      ),
    print: ({ id: holderId }: Entry) =>
      print(
        { holderId, giverId: from.id },
        {
          onSuccess: (file) => {
            saveFile(file);
            toast({ tone: 'success', title: 'Hand receipt downloaded', description: file.fileName });
          },
          onError: sayNotDone('Failed to generate PDF'),
        },
      ),
  };
}

/** What ends the entries of a row on this page, or leads to where it is done. */
export function useEntryActs(
  succession: SuccessionDetailDto,
  onAsk: (act: AskedAct, of: Entry) => void,
): (row: PrepareRowDto) => EntryAct[] {
  const { may } = succession;
  const sent = useSentActs(succession);
  const { change } = usePlan(succession);

  const include = ({ id: section }: Entry) =>
    void change(Number(section), { included: true, leaveOutReason: null }).catch((error: unknown) =>
      sayNotDone('The plan was not changed')(error as Error),
    );
  const ask = (act: AskedAct) => (entry: Entry) => onAsk(act, entry);
  const remind: EntryAct[] = may.note ? [{ label: 'Remind', on: 'others', onAct: sent.remind }] : [];
  const acts: Partial<Record<PrepareRowDto['key'], EntryAct[]>> = {
    transfers: [
      { label: 'Withdraw', on: 'mine', onAct: ask('withdraw') },
      { label: 'Answer', on: 'answer' },
      ...remind,
    ],
    inventories: [{ label: 'Open the inventory', on: 'each' }],
    'incoming-active': remind,
    lost: may.note ? [{ label: 'Add the document', on: 'each', onAct: ask('document') }] : [],
    unsigned: may.plan
      ? [
          { label: 'Include', on: 'each', onAct: include },
          { label: 'Leave out...', on: 'each', onAct: ask('leave-out') },
        ]
      : [],
    printed: [{ label: 'Print', on: 'mine', onAct: sent.print }],
    'maintenance-forms': [
      { label: 'Answer', on: 'mine' },
      { label: 'Forward', on: 'mine', onAct: sent.forward },
    ],
  };
  return ({ key }) => acts[key] ?? [];
}
