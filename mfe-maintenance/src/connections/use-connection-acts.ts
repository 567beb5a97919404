import type { ConnectionDto } from '@hand-receipt/contracts';
import { peopleMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';

const tell = (title: string) => toast({ tone: 'success', title });
const fail = ({ message }: Error) => toast({ tone: 'danger', title: 'Error', description: message });

/** What a person does about connections; each act says how it went. */
export function useConnectionActs() {
  const ask = useMutation(peopleMutations.askForConnection);
  const answer = useMutation(peopleMutations.answerConnection);
  const end = useMutation(peopleMutations.endConnection);

  return {
    /** Nothing else can be pressed meanwhile. */
    busy: ask.isPending || answer.isPending || end.isPending,
    ask: (userId: string) =>
      ask.mutate(userId, {
        onSuccess: ({ connectedUser, connectionStatus }) =>
          tell(
            connectionStatus === 'accepted'
              ? `Connected with ${connectedUser.name}`
              : `Request sent to ${connectedUser.name}`,
          ),
        onError: fail,
      }),
    accept: ({ id, connectedUser }: ConnectionDto) =>
      answer.mutate(
        { id, status: 'accepted' },
        { onSuccess: () => tell(`Connected with ${connectedUser.name}`), onError: fail },
      ),
    refuse: ({ id, connectedUser }: ConnectionDto) =>
      answer.mutate(
        { id, status: 'refused' },
        { onSuccess: () => tell(`Request of ${connectedUser.name} refused`), onError: fail },
      ),
    /** @param told what to say once it is done */
    end: ({ id }: ConnectionDto, told: string) =>
      end.mutate(id, { onSuccess: () => tell(told), onError: fail }),
  };
}
