import {
  type CounterDto,
  type CounterReadingDto,
  type CounterSessionDto,
  labelPayload,
  readCounterCode,
} from '@hand-receipt/contracts';
import { counterMutations } from '@hand-receipt/data';
import { ApiError, connectionStore, keptCounterPack, refusalOf, statusOf } from '@hand-receipt/platform';
import { useRef } from 'react';
import { choicesOf, type DeskList } from './list';
import { whyRefused } from './offline/check-by-pack';
import { readByPack } from './offline/read-pack';
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

export const NEEDS_CONNECTION = 'Needs a connection.';

/** Whether no answer came. */
export const isUnanswered = (error: unknown): boolean => (statusOf(error) ?? 0) === 0;

/** Says why a call failed: the server's sentence, or that there is no connection. */
export const failureWords = (error: unknown): string =>
  isUnanswered(error) ? NEEDS_CONNECTION : refusalOf(error as Error);

/** Says why a list or a return was not taken, and whether it is because of the time on the paper. */
export const sayFailure = (say: Say, error: unknown): void =>
  say('stop', failureWords(error), {
    isOfPaperTime: error instanceof ApiError && error.fields['actAt'] !== undefined,
  });

export const isOnline = (): boolean => connectionStore.getState().online;

interface ReaderOptions {
  counter: CounterDto;
  session: CounterSessionDto;
  say: Say;
  /** The session is over; why. */
  onEnd: (why: string) => void;
}

/** Whether the server refused because the session is over. */
export const isSessionOver = (error: unknown): boolean =>
  [403, 404].includes(statusOf(error) ?? 0) && refusalOf(error as Error).startsWith('This session at ');

/** For whom a code is read, and in which mode. */
type Reading = Pick<DeskList, 'recipient' | 'mode'>;

/** The mode in which an item is checked as it is read: with a recipient the whole list is checked, and out is what comes back. */
const checkedMode = ({ recipient, mode }: Reading) => (recipient || mode === 'return' ? undefined : mode);

/** What the server says of a code; null where no answer comes. @throws ApiError with its refusal */
async function readByServer(
  code: string,
  sessionId: string,
  reading: Reading,
): Promise<CounterReadingDto | null> {
  if (!isOnline()) return null;
  const mode = checkedMode(reading);
  try {
    return await counterMutations.read({
      sessionId,
      code,
      recipientId: reading.recipient?.id ?? null,
      ...(mode && { mode }),
    });
  } catch (error) {
    if (isUnanswered(error)) return null;
    throw error;
  }
}

/** What the pack on this device says of a code; null where none is kept. */
async function readOnDevice(
  code: string,
  counterId: string,
  wanted: Reading,
): Promise<CounterReadingDto | null> {
  const kept = await keptCounterPack(counterId);
  if (!kept) return null;
  const reading = readByPack(kept, code);
  const mode = checkedMode(wanted);
  return reading.item && mode ? { ...reading, refusal: whyRefused(kept, reading.item, mode) } : reading;
}

/**
 * Asks the server what codes mean, one after another, so that a fast scanner is answered in its order; without a
 * connection, the pack of the counter. What cannot be a code is refused here and sent nowhere.
 */
export function useReader({ counter, session, say, onEnd }: ReaderOptions) {
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const sayWhatWasNotFound = ({ kind, message, ...reading }: CounterReadingDto) => {
    const words = message ?? 'This code is unknown here.';
    if (kind === 'candidates') say('near', words, { choices: choicesOf({ kind, message, ...reading }) });
    else say('stop', words);
  };

  const read = async (typed: string, wanted: Reading): Promise<CounterReadingDto | null> => {
    const code = readCounterCode(typed);
    if (code.kind === 'refused') {
      say('stop', code.words);
      return null;
    }
    try {
      const printed = asPrinted(typed);
      const reading =
        (await readByServer(printed, session.id, wanted)) ??
        (await readOnDevice(printed, counter.id, wanted));
      if (reading?.kind === 'person' || reading?.kind === 'item') return reading;
      if (reading) sayWhatWasNotFound(reading);
      else say('stop', NEEDS_CONNECTION);
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
