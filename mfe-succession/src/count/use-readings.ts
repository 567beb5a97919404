import type { ReadingAnswerDto, ReadingDto } from '@hand-receipt/contracts';
import { successionMutations } from '@hand-receipt/data';
import { newId, useMutation } from '@hand-receipt/platform';
import { useRef, useState } from 'react';

/** What was read, as it was answered. */
export interface Reading extends ReadingAnswerDto {
  key: string;
  at: Date;
}

/** As many as are of use; all of them are on the record. */
const SHOWN = 20;

interface Options {
  successionId: string;
  section: number;
  /** Gets a code that could not be sent, so that it is not lost. */
  onFailed: (code: string) => void;
}

/** Sends readings one after another, in the order in which they were made. */
export function useReadings({ successionId, section, onFailed }: Options) {
  const [readings, setReadings] = useState<readonly Reading[]>([]);
  const [failure, setFailure] = useState<Error | null>(null);
  const { mutateAsync } = useMutation(successionMutations.read(successionId));
  const queue = useRef(Promise.resolve());

  async function send(body: Omit<ReadingDto, 'section'>): Promise<void> {
    setFailure(null);
    try {
      const answer = await mutateAsync({ section, ...body });
      const reading = { ...answer, key: newId(), at: new Date() };
      setReadings((known) => [reading, ...known].slice(0, SHOWN));
    } catch (error) {
      setFailure(error as Error);
      onFailed(body.code);
      throw error;
    }
  }

  /** Rejects where it was not taken; `failure` then says why. */
  const read = (body: Omit<ReadingDto, 'section'>): Promise<void> => {
    const sent = queue.current.then(() => send(body));
    // The next one is sent also where this one was not.
    queue.current = sent.catch(() => undefined);
    return sent;
  };
  return { readings, failure, read };
}
