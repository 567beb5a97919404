import type { CounterDto, CounterItemDto, CounterSessionDto } from '@hand-receipt/contracts';
import { counterQueries } from '@hand-receipt/data';
import { useConnection, useQuery } from '@hand-receipt/platform';
import { useRef, useState } from 'react';
import type { CodeSource } from './code-field';
import { type DeskList, itemName, MODE_WORDS } from './list';
import { findOut } from './offline-return';
import { useHandOver } from './use-hand-over';
import { useList } from './use-list';
import { useReader } from './use-reader';
import { useReturns } from './use-returns';
import { useVerdict } from './use-verdict';

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

/** What the operator does at the counter: reads codes, fills the list, and takes items back. */
export function useDesk({ counter, session, onEnd }: DeskOptions) {
  const online = useConnection((connection) => connection.online);
  const { verdict, say } = useVerdict();
  const { list, change, startAnew, restored, isLoaded } = useList(
    counter.id,
    counter.kind === 'arms-room' ? 'draw' : 'issue',
  );
  const end = (why: string) => onEnd(why);
  const reader = useReader({ session, say, onEnd: end });
  const handOver = useHandOver({ session, list, change, say, onEnd: end });
  const returns = useReturns({ session, say, onEnd: end });
  const board = useQuery(counterQueries.out(counter.id));
  const [pending, setPending] = useState<PendingReturn | null>(null);
  const [options, setOptions] = useState({ takeOff: false, counts: false });
  const waiting = useRef<PendingReturn | null>(null);

  const wait = (next: PendingReturn | null) => {
    waiting.current = next;
    setPending(next);
  };
  const takeBack = async (
    { item, typed }: PendingReturn,
    counts?: Parameters<typeof returns.takeBack>[0]['counts'],
  ) => {
    wait(null);
    await returns.takeBack({ item, typed, takeOff: options.takeOff, counts });
    setOptions((before) => ({ ...before, takeOff: false }));
  };

  const returnOffline = async (code: string, source: CodeSource) => {
    const found = findOut(board.data?.entries ?? [], code);
    if (!found || found.basis !== 'draw' || options.takeOff || options.counts) {
      return say('stop', 'Needs a connection.');
    }
    return returns.takeBack({ item: found.item, typed: source === 'typed', takeOff: false });
  };
  const readReturn = async (code: string, source: CodeSource) => {
    if (!online) return returnOffline(code, source);
    const reading = await reader.read(code, null);
    if (!reading?.item) return reading && say('click', `${reading.person?.name}: scan what comes back.`);
    const next = { item: reading.item, typed: source === 'typed', counts: options.counts };
    if (next.counts && reading.item.components.length > 0) return wait(next);
    if (!next.typed) return takeBack(next);
    wait(next);
    return say('near', `${itemName(reading.item)}? Press Enter to take it back.`);
  };
  const readHandOver = async (code: string) => {
    if (!online) return say('stop', 'Needs a connection.');
    const reading = await reader.read(code, list.recipient);
    if (reading?.person) return handOver.takePerson(reading);
    return reading?.item && handOver.takeItem(reading.item);
  };

  const take = (code: string, source: CodeSource) =>
    reader.inTurn(() => {
      wait(null);
      return list.mode === 'return' ? readReturn(code, source) : readHandOver(code);
    });
  const next = () =>
    reader.inTurn(async () => {
      if (list.mode !== 'return') {
        if (!online) return say('stop', 'Needs a connection.');
        return handOver.show();
      }
      return waiting.current && !waiting.current.counts ? takeBack(waiting.current) : undefined;
    });
  const setMode = (mode: DeskList['mode']) => {
    if (mode === list.mode) return;
    wait(null);
    change({ type: 'mode', mode });
    say('click', MODE_WORDS[mode]);
  };

  return {
    online,
    verdict,
    say,
    list,
    change,
    startAnew,
    restored,
    isLoaded,
    handOver,
    returned: returns.returned,
    pending,
    cancelReturn: () => wait(null),
    takeBack,
    options,
    setOptions,
    take,
    next,
    setMode,
  };
}

export type DeskState = ReturnType<typeof useDesk>;
