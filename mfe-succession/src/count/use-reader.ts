import { countCodeProblem } from '@hand-receipt/contracts';
import { searchText, useKeptDecoder, useWedge } from '@hand-receipt/scan';
import { toast } from '@hand-receipt/ui';
import { type RefObject, useRef } from 'react';
import { useAnnounced } from './use-announced';
import { useReadings } from './use-readings';

/** What a reader does in the count of a section: the field, what was read, and what is announced. */
export interface Reader extends Omit<ReturnType<typeof useReadings>, 'isLoaded'> {
  field: RefObject<HTMLInputElement | null>;
  announced: ReturnType<typeof useAnnounced>;
  /** Takes a code that was typed, scanned or filmed. */
  take: (code: string) => void;
  /** The field asks for the next serial number, or for `text` again. */
  again: (text?: string) => void;
}

export function useReader(successionId: string, section: number): Reader {
  const field = useRef<HTMLInputElement>(null);
  useWedge(field);
  useKeptDecoder();
  const again = (text = '') => {
    const input = field.current;
    if (!input) return;
    if (text && !input.value) input.value = text;
    input.focus();
  };
  const { isLoaded, ...readings } = useReadings({
    successionId,
    section,
    onFailed: (code) => again(searchText(code)),
  });
  const announced = useAnnounced({ ...readings, isLoaded });
  const take = (code: string) => {
    const problem = countCodeProblem(code);
    if (problem) toast({ tone: 'danger', title: problem });
    else void readings.read({ code }).catch(() => undefined);
  };
  return { ...readings, field, announced, take, again };
}
