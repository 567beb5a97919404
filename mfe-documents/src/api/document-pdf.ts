import { ApiError, isNetworkError, mutationOptions, requestFile, saveFile } from '@hand-receipt/platform';

const FAILED = 'Failed to generate PDF';

/** What the server said, where it said something (ERR-29). */
const wordsOf = (error: unknown): string =>
  error instanceof ApiError && !isNetworkError(error) && error.detail.message ? error.message : FAILED;

async function download(id: string): Promise<void> {
  try {
    saveFile(await requestFile('GET /api/documents/:id/pdf', { params: { id } }));
  } catch (cause) {
    throw new Error(wordsOf(cause), { cause });
  }
}

/** Draws a form as PDF, by its document's id, and hands it to the browser's downloads. */
export const downloadPdf = mutationOptions({ mutationFn: download });
