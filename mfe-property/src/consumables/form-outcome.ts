import { toast } from '@hand-receipt/ui';
import { useState } from 'react';

/** Why a form was not taken, in the words of the server or of the lack of one. */
export function useRefusal() {
  const [refusal, setRefusal] = useState<string | null>(null);
  const onError = (error: unknown) =>
    setRefusal(error instanceof Error ? error.message : 'The change was not saved. Try again.');
  return { refusal, onError };
}

/** Says what was done, or that it waits on this device for a connection. */
export function tell(done: string, description: string, queued: boolean): void {
  toast(
    queued
      ? {
          title: 'Queued for sync',
          description: 'The stock will change when connection is restored',
          tone: 'info',
        }
      : { title: done, description, tone: 'success' },
  );
}
