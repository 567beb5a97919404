import { type ReceivedFile, requestFile, useMutation } from '@hand-receipt/platform';

async function fetchForm(id: string): Promise<ReceivedFile> {
  try {
    return await requestFile('GET /api/transfers/:id/da2062', { params: { id } });
  } catch (error) {
    // ERR-29: the server's word, or the one of the specification.
    throw new Error((error as Error).message || 'Failed to generate PDF', { cause: error });
  }
}

/** The transfer as a DA 2062. @throws Error with the server's own message */
export const useTransferForm = () => useMutation({ mutationFn: fetchForm });
