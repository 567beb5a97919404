import {
  type CounterReadingDto,
  type CounterSessionDto,
  labelPayload,
  type PersonDto,
  readCounterCode,
} from '@hand-receipt/contracts';
import { counterMutations } from '@hand-receipt/data';
import { refusalOf, statusOf } from '@hand-receipt/platform';
import { useRef } from 'react';
import { choicesOf } from './list';
import type { Say } from './use-verdict';

/** A code of ours as it was printed, whatever Caps Lock made of it; any other text as it came. */
function asPrinted(typed: string): string {
  const code = readCounterCode(typed);
  if (code.kind === 'person') return `HR1/U/${encodeURIComponent(code.userId)}`;
  if (code.kind === 'card') return `HR1/W/${encodeURIComponent(code.cardNumber)}`;
  if (code.kind === 'item' && code.reading.kind === 'label') {
    return labelPayload({ id: code.reading.itemId, serial_number: code.reading.serial });
  }
  return typed.trim();
}

/** Says why a call failed: the server's sentence, or that there is no connection. */
export const failureWords = (error: unknown): string =>
  (statusOf(error) ?? 0) === 0 ? 'Needs a connection.' : refusalOf(error as Error);

interface ReaderOptions {
  session: CounterSessionDto;
  say: Say;
  /** The session is over; why. */
  onEnd: (why: string) => void;
}

/** Whether the server refused because the session is over. */
export const isSessionOver = (error: unknown): boolean =>
  [403, 404].includes(statusOf(error) ?? 0) && refusalOf(error as Error).startsWith('This session at ');

/**
 * Asks the server what codes mean, one after another, so that a fast scanner is answered in its order. What cannot be a
 * code is refused here and sent nowhere.
 */
export function useReader({ session, say, onEnd }: ReaderOptions) {
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const sayWhatWasNotFound = ({ kind, message, ...reading }: CounterReadingDto) => {
    const words = message ?? 'This code is unknown here.';
    if (kind === 'candidates') say('near', words, choicesOf({ kind, message, ...reading }));
    else say('stop', words);
  };

  const read = async (typed: string, recipient: PersonDto | null): Promise<CounterReadingDto | null> => {
    const code = readCounterCode(typed);
    if (code.kind === 'refused') {
      say('stop', code.words);
      return null;
    }
    try {
      const reading = await counterMutations.read({
        sessionId: session.id,
        code: asPrinted(typed),
        recipientId: recipient?.id ?? null,
      });
      if (reading.kind === 'person' || reading.kind === 'item') return reading;
      sayWhatWasNotFound(reading);
    } catch (error) {
      if (isSessionOver(error)) onEnd(refusalOf(error as Error));
      else say('stop', failureWords(error));
    }
    return null;
  };

  /** Runs after every code before it. */
  const inTurn = (act: () => Promise<unknown>): void => {
    queue.current = queue.current.then(act, act);
  };
  return { read, inTurn };
}
