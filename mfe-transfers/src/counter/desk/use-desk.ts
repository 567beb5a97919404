import {
  type ComponentCountDto,
  type CounterDto,
  type CounterItemDto,
  type CounterSessionDto,
  readCounterCode,
} from '@hand-receipt/contracts';
import { knownValue, useConnection, useUrlState } from '@hand-receipt/platform';
import { useRef, useState } from 'react';
import type { CodeSource } from './code-field';
import { actAtOf, type DeskList, itemName, MODE_WORDS, MODES, whyNotPaper } from './list';
import { useCounterPack } from './offline/use-counter-pack';
import { useHandOver } from './use-hand-over';
import { useList } from './use-list';
import { useReader } from './use-reader';
import { useReturns } from './use-returns';
import { type Say, useVerdict } from './use-verdict';

/** An item whose return waits for a second Enter, or for its components to be counted. */
export interface PendingReturn {
  item: CounterItemDto;
  typed: boolean;
  counts: boolean;
}

interface DeskOptions {
  counter: CounterDto;
  session: CounterSessionDto;
  onEnd: (why: string | null) => void;
}

interface ReturnModeOptions {
  list: DeskList;
  say: Say;
  reader: ReturnType<typeof useReader>;
  returns: ReturnType<typeof useReturns>;
}

/** Whether a code is a mark and no serial number: however slowly its keys come, nobody typed it. */
const isMark = (code: string): boolean => readCounterCode(code).kind === 'item';

/** Takes items back by their codes: a scanned one at once, a typed one after a second Enter. */
function useReturnMode({ list, say, reader, returns }: ReturnModeOptions) {
  const [pending, setPending] = useState<PendingReturn | null>(null);
  const [options, setOptions] = useState({ takeOff: false, counts: false });
  const waiting = useRef<PendingReturn | null>(null);

  const wait = (next: PendingReturn | null) => {
    waiting.current = next;
    setPending(next);
  };
  const takeBack = async ({ item, typed }: PendingReturn, counts?: ComponentCountDto[]) => {
    wait(null);
    await returns.takeBack({ item, typed, takeOff: options.takeOff, actAt: actAtOf(list), counts });
    setOptions((before) => ({ ...before, takeOff: false }));
  };
  const read = async (code: string, source: CodeSource) => {
    const why = whyNotPaper(list);
    if (why) return say('stop', why);
    const reading = await reader.read(code, { recipient: null, mode: list.mode });
    if (!reading?.item) return reading && say('click', `${reading.person?.name}: scan what comes back.`);
    const typed = source === 'typed' && !isMark(code);
    const next = { item: reading.item, typed, counts: options.counts };
    if (next.counts && reading.item.components.length > 0) return wait(next);
    if (!next.typed) return takeBack(next);
    wait(next);
    return say('near', `${itemName(reading.item)}? Press Enter to take it back.`);
  };
  /** Enter on the empty field. */
  const confirm = () =>
    waiting.current && !waiting.current.counts ? takeBack(waiting.current) : Promise.resolve();
  return { pending, options, setOptions, cancelReturn: () => wait(null), takeBack, read, confirm };
}

/** What the operator does at the counter: reads codes, fills the list, and takes items back. */
export function useDesk({ counter, session, onEnd }: DeskOptions) {
  const online = useConnection((connection) => connection.online);
  const { verdict, say } = useVerdict();
  const { get, set } = useUrlState();
  const usual = counter.kind === 'arms-room' ? 'draw' : 'issue';
  // Take Back of Who Is Out names the person in the address. An empty list is not kept, so that its mode stands there, too.
  const first = knownValue(MODES, get('mode')) || (get('from') ? 'return' : usual);
  const { list, change, startAnew, restored, isJustBack } = useList(counter.id, first);
  useCounterPack(counter, session);
  const reader = useReader({ counter, session, say, onEnd });
  const handOver = useHandOver({ counter, session, list, change, say, onEnd });
  const returns = useReturns({ counter, session, say, onEnd });
  const returnMode = useReturnMode({ list, say, reader, returns });

  const readHandOver = async (code: string) => {
    const reading = await reader.read(code, list);
    if (reading?.person) return handOver.takePerson(reading);
    return reading?.item && handOver.takeItem(reading.item, reading.refusal);
  };
  const take = (code: string, source: CodeSource) =>
    reader.inTurn(() => {
      returnMode.cancelReturn();
      return list.mode === 'return' ? returnMode.read(code, source) : readHandOver(code);
    });
  const next = () =>
    reader.inTurn(async () => {
      if (list.mode === 'return') return returnMode.confirm();
      return handOver.show();
    });
  const setMode = (mode: DeskList['mode']) => {
    if (mode === list.mode) return;
    returnMode.cancelReturn();
    change({ type: 'mode', mode });
    set({ mode });
    say('click', MODE_WORDS[mode]);
  };

  const { pending, options, setOptions, cancelReturn, takeBack } = returnMode;
  return {
    ...{ online, verdict, say, list, change, startAnew, restored, isJustBack, handOver, take, next, setMode },
    ...{ returned: returns.returned, pending, options, setOptions, cancelReturn, takeBack },
  };
}

export type DeskState = ReturnType<typeof useDesk>;
