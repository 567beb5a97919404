import { mutationOptions, queryClient, request } from '@hand-receipt/platform';
import { documentKeys } from './document-keys';

async function markRead(id: string): Promise<void> {
  try {
    await request('PUT /api/documents/:id/read', { params: { id } });
  } catch (cause) {
    throw new Error('Failed to mark document as read', { cause });
  }
}

/** Tells the server that the recipient has read a document, by its id; every list is then fetched again. */
export const markDocumentRead = mutationOptions({
  mutationFn: markRead,
  onSuccess: () => queryClient.invalidateQueries({ queryKey: documentKeys.root }),
});
