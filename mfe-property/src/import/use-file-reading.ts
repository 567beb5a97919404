import type { ImportPurpose } from '@hand-receipt/contracts';
import { importMutations } from '@hand-receipt/data';
import { ApiError, isNetworkError, useMutation } from '@hand-receipt/platform';
import { useEffect, useRef, useState } from 'react';
import { fileProblem } from './file-choice';

function whyNotRead(error: Error): string {
  if (isNetworkError(error)) return 'Needs a connection.';
  return error instanceof ApiError ? error.message : 'Try again.';
}

/** One file at a time: sent to be read and checked, or given up; why it was not read, and the way to try again. */
export function useFileReading(purpose: ImportPurpose, onRead: (importId: string) => void) {
  const read = useMutation(importMutations.read);
  const [problem, setProblem] = useState<string | null>(null);
  const reading = useRef<AbortController | null>(null);
  const stop = () => reading.current?.abort();
  useEffect(() => stop, []);

  function take(file: File | undefined) {
    if (!file || read.isPending) return;
    const found = fileProblem(file);
    setProblem(found);
    if (found) return read.reset();
    const { signal } = (reading.current = new AbortController());
    read.mutate(
      { file, purpose, signal },
      { onSuccess: ({ id }) => onRead(id), onError: () => signal.aborted && read.reset() },
    );
  }

  const refusal = read.error && whyNotRead(read.error);
  const sent = problem === null ? read.variables?.file : undefined;
  return {
    take,
    again: sent && (() => take(sent)),
    stop,
    isReading: read.isPending,
    failure: problem ?? refusal,
  };
}
