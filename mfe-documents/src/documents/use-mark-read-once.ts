import type { DocumentDto } from '@hand-receipt/contracts';
import { documentMutations } from '@hand-receipt/data';
import { useCurrentUser, useMutation } from '@hand-receipt/platform';
import { toast } from '@hand-receipt/ui';
import { useEffect, useRef } from 'react';
import { isUnreadFor } from './document-words';

/** Marks the opened document read, once, and only where the reader is its recipient. */
export function useMarkReadOnce(opened: DocumentDto | undefined): void {
  const me = useCurrentUser();
  const { mutate } = useMutation(documentMutations.markRead);
  const asked = useRef(new Set<string>());
  const id = opened && isUnreadFor(opened, me.id) ? opened.id : undefined;

  useEffect(() => {
    if (id === undefined || asked.current.has(id)) return;
    asked.current.add(id);
    mutate(id, {
      onError: ({ message }) => {
        asked.current.delete(id);
        toast({ title: 'Error', description: message, tone: 'danger' });
      },
    });
  }, [id, mutate]);
}
