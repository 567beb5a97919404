import type { HandOverDto } from '@hand-receipt/contracts';
import { counterMutations, counterQueries } from '@hand-receipt/data';
import { queryClient, useMutation } from '@hand-receipt/platform';
import { toContent } from './list';
import type { ShownList } from './use-hand-over';
import { useSignature } from './use-signature';

interface SigningOptions {
  shown: ShownList;
  sessionId: string;
  onSigned: (handOver: HandOverDto) => void;
  /** The confirmation was used up: the list is checked and shown again, or goes back to the operator. */
  onAgain: (why: string) => Promise<boolean>;
  onEnd: (why: string) => void;
}

/** The recipient's signature of the list that they are shown. */
export function useSigning({ shown, sessionId, ...on }: SigningOptions) {
  const { mutateAsync, isPending } = useMutation(counterMutations.commit);
  return useSignature({
    ...on,
    isPending,
    toSign: shown.prepared,
    send: (signature) => {
      const { challenge, content_hash: contentHash } = shown.prepared;
      const list = { ...toContent(shown.list, sessionId), challenge, contentHash };
      return mutateAsync({ list, ...signature });
    },
    findRecorded: async () => {
      const found = await queryClient.fetchQuery(counterQueries.ofDraft(shown.list.draftId));
      return found.find(({ state }) => state !== 'lapsed');
    },
  });
}
