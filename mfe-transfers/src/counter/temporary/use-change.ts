import type { CounterSessionDto, HandOverDto, PreparedDto, TemporaryAct } from '@hand-receipt/contracts';
import { counterMutations, counterQueries } from '@hand-receipt/data';
import { queryClient, useMutation } from '@hand-receipt/platform';
import { useState } from 'react';
import { useSignature } from '../desk/use-signature';
import { failureWords } from '../desk/use-reader';

/** A change that its recipient is to sign. */
export interface ShownChange {
  /** Until when it is extended; null for a conversion. */
  dueAt: string | null;
  prepared: PreparedDto & { challenge: string; content_hash: string };
}

interface ChangeOptions {
  receipt: HandOverDto;
  session: CounterSessionDto;
  act: TemporaryAct;
  onSigned: (receipt: HandOverDto) => void;
  onEnd: (why: string) => void;
}

/** Turns the change of a temporary receipt to its recipient, and takes their signature. */
export function useChange({ receipt, session, act, onSigned, onEnd }: ChangeOptions) {
  const { id, changes } = receipt;
  const prepare = useMutation(counterMutations.prepareChange(id));
  const { mutateAsync, isPending } = useMutation(counterMutations.signChange(id));
  const [shown, setShown] = useState<ShownChange | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  /** `because` stays in sight where it cannot be shown again. */
  const show = async (dueAt: string | null, because?: string): Promise<boolean> => {
    setFailure(null);
    try {
      const prepared = await prepare.mutateAsync({ sessionId: session.id, act, ...(dueAt && { dueAt }) });
      const { challenge, content_hash: hash } = prepared;
      if (challenge === null || hash === null) throw new Error(prepared.refusal ?? 'It cannot be changed.');
      setShown({ dueAt, prepared: { ...prepared, challenge, content_hash: hash } });
      return true;
    } catch (error) {
      setShown(null);
      setFailure(because ?? failureWords(error));
      return false;
    }
  };
  const signing = useSignature({
    isPending,
    onSigned,
    onEnd,
    onAgain: (why) => show(shown?.dueAt ?? null, why),
    toSign: shown?.prepared ?? null,
    send: (signature) => {
      if (!shown) throw new Error('Nothing is shown.');
      const { challenge, content_hash: contentHash } = shown.prepared;
      const change = { sessionId: session.id, challenge, contentHash, dueAt: shown.dueAt };
      return mutateAsync({ change, ...signature });
    },
    findRecorded: async () => {
      const found = await queryClient.fetchQuery({ ...counterQueries.handover(id), staleTime: 0 });
      return found.changes.length > changes.length || found.waiting_change ? found : undefined;
    },
  });
  return { shown, show, hide: () => setShown(null), failure, isShowing: prepare.isPending, signing };
}
