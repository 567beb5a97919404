import type {
  CounterItemDto,
  CounterReadingDto,
  CounterSessionDto,
  PreparedDto,
} from '@hand-receipt/contracts';
import { counterMutations } from '@hand-receipt/data';
import { refusalOf, useMutation } from '@hand-receipt/platform';
import { useEffect, useRef, useState } from 'react';
import { type DeskLine, type DeskList, hasRecipient, itemName, type ListChange, toContent } from './list';
import { failureWords, isSessionOver } from './use-reader';
import type { Say } from './use-verdict';

interface HandOverOptions {
  session: CounterSessionDto;
  list: DeskList;
  change: (change: ListChange) => void;
  say: Say;
  onEnd: (why: string) => void;
}

/** A list that its recipient is to sign. */
export interface ShownList {
  list: DeskList & { recipient: NonNullable<DeskList['recipient']> };
  prepared: PreparedDto & { challenge: string; content_hash: string };
}

const isSignable = (prepared: PreparedDto): prepared is ShownList['prepared'] =>
  prepared.challenge !== null && prepared.content_hash !== null;

/** Puts people and items on the list, and shows it to its recipient once the server takes every line. */
export function useHandOver({ session, list, change, say, onEnd }: HandOverOptions) {
  const prepare = useMutation(counterMutations.prepare);
  const [shown, setShown] = useState<ShownList | null>(null);
  const [isShowing, setShowing] = useState(false);
  // A code may come before the page is drawn again.
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });

  const ask = async (asked: DeskList): Promise<PreparedDto | null> => {
    if (!hasRecipient(asked)) return null;
    try {
      return await prepare.mutateAsync(toContent(asked, session.id));
    } catch (error) {
      if (isSessionOver(error)) onEnd(refusalOf(error as Error));
      else say('stop', failureWords(error));
      return null;
    }
  };

  const takePerson = async ({ person, expected }: CounterReadingDto) => {
    const { recipient, lines } = latest.current;
    if (!person) return;
    if (recipient?.id === person.id) return say('click', `${person.name} is on the list already.`);
    if (recipient && lines.length > 0) return say('stop', `Finish ${recipient.name} first.`);
    const next = { ...latest.current, recipient: person, expected };
    latest.current = next;
    change({ type: 'person', person, expected });
    const prepared = lines.length > 0 ? await ask(next) : null;
    if (prepared) change({ type: 'checked', lines: prepared.lines });
    const wrong = prepared?.lines.find(({ verdict }) => verdict !== 'ok');
    const words = prepared?.refusal ?? wrong?.message ?? null;
    return words === null ? say('good', person.name) : say(wrong?.needs_reason ? 'reason' : 'stop', words);
  };

  const put = (line: DeskLine) => {
    latest.current = { ...latest.current, lines: [line, ...latest.current.lines] };
    change({ type: 'add', line });
  };

  const takeItem = async (item: CounterItemDto) => {
    if (latest.current.lines.some((line) => line.item.id === item.id))
      return say('click', 'Already on the list');
    const line: DeskLine = { item, message: null, state: 'ok', reason: '' };
    if (!latest.current.recipient) {
      put(line);
      return say('good', `Added ${itemName(item)}`);
    }
    const prepared = await ask({ ...latest.current, lines: [line] });
    if (!prepared) return undefined;
    const checked = prepared.lines.find((one) => one.item.id === item.id);
    if (!checked || checked.verdict === 'refused') {
      return say('stop', checked?.message ?? prepared.refusal ?? `${itemName(item)} was not added.`);
    }
    put({ ...line, item: checked.item, message: checked.message, state: checked.verdict });
    if (checked.needs_reason) return say('reason', checked.message ?? 'Give a reason.');
    return say('good', `Added ${itemName(item)}`);
  };

  /** Freezes the list, and shows it to its recipient. `because` stays in sight in the signing step. */
  const show = async (because?: string): Promise<boolean> => {
    const { current } = latest;
    if (!hasRecipient(current)) {
      say('stop', 'Scan the person first.');
      return false;
    }
    if (current.lines.length === 0) {
      say('stop', 'Scan an item first.');
      return false;
    }
    const unexplained = current.lines.find(({ state, reason }) => state === 'warning' && !reason.trim());
    if (unexplained) {
      say('reason', `${unexplained.message ?? itemName(unexplained.item)} Give a reason.`);
      return false;
    }
    setShowing(true);
    const prepared = await ask(current);
    setShowing(false);
    if (!prepared) return false;
    change({ type: 'checked', lines: prepared.lines });
    if (isSignable(prepared)) {
      setShown({ list: current, prepared });
      return true;
    }
    const wrong = prepared.lines.find(({ verdict }) => verdict !== 'ok');
    setShown(null);
    say('stop', because ?? prepared.refusal ?? wrong?.message ?? 'The list cannot be handed over as it is.');
    return false;
  };

  return {
    takePerson,
    takeItem,
    show,
    shown,
    hide: () => setShown(null),
    isShowing,
    isChecking: prepare.isPending,
  };
}
