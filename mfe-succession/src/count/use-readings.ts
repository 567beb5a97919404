import type { ReadingDto, SuccessionReadingDto } from '@hand-receipt/contracts';
import { READ_SERIAL, serialIn, successionMutations, successionQueries } from '@hand-receipt/data';
import { useMutation, useQuery, useQueue } from '@hand-receipt/platform';
import { useRef, useState } from 'react';

export type Typed = Omit<ReadingDto, 'section'>;

/** A reading that waits on this device for a connection. */
export interface QueuedReading {
  id: string;
  serial: string;
  at: Date;
  /** Its person says that the plate reads so. */
  isPlate: boolean;
}

interface Options {
  successionId: string;
  section: number;
  /** Gets a code that could not be sent, so that it is not lost. */
  onFailed: (code: string) => void;
}

/** The newest readings, as the server answers them; those that were answered here are shown at once. */
function useAnswered(successionId: string, section: number) {
  const { data, isSuccess } = useQuery(successionQueries.readings(successionId, section));
  const [own, setOwn] = useState<readonly SuccessionReadingDto[]>([]);
  const listed = data?.items ?? [];
  const ids = new Set(listed.map(({ id }) => id));
  const readings = [...own.filter(({ id }) => !ids.has(id)), ...listed];
  const add = (reading: SuccessionReadingDto) => setOwn((known) => [reading, ...known]);
  return { readings, isLoaded: isSuccess, add };
}

/** What waits on this device of the section's readings, the newest first. */
function useQueued(successionId: string, section: number): QueuedReading[] {
  const { entries } = useQueue();
  return entries
    .filter(({ call, state, data }) => {
      const isReading = call?.key === READ_SERIAL && call.params?.id === successionId;
      return isReading && state !== 'failed' && (data as ReadingDto).section === section;
    })
    .map(({ id, data, timestamp }) => {
      const { code, plateOf } = data as ReadingDto;
      return { id, serial: serialIn(code), at: new Date(timestamp), isPlate: Boolean(plateOf) };
    })
    .reverse();
}

/**
 * Sends readings one after another, in the order in which they were made. Without a connection they wait on this device;
 * what the server answers to them then is among the readings.
 */
export function useReadings({ successionId, section, onFailed }: Options) {
  const [failure, setFailure] = useState<Error | null>(null);
  const { mutateAsync } = useMutation(successionMutations.read(successionId));
  const { readings, isLoaded, add } = useAnswered(successionId, section);
  const queued = useQueued(successionId, section);
  const line = useRef(Promise.resolve());

  async function send(body: Typed): Promise<void> {
    setFailure(null);
    try {
      const { answer } = await mutateAsync({ section, ...body });
      if (answer) add(answer);
    } catch (error) {
      setFailure(error as Error);
      onFailed(body.code);
      throw error;
    }
  }

  /** Rejects where it was not taken; `failure` then says why. */
  const read = (body: Typed): Promise<void> => {
    const sent = line.current.then(() => send(body));
    // The next one is sent also where this one was not.
    line.current = sent.catch(() => undefined);
    return sent;
  };
  return { readings, queued, isLoaded, failure, read };
}
