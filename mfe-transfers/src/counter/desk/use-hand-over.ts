import type {
  CounterDto,
  CounterItemDto,
  CounterReadingDto,
  CounterSessionDto,
  PersonDto,
  PreparedDto,
} from '@hand-receipt/contracts';
import { counterMutations } from '@hand-receipt/data';
import { keptCounterPack, refusalOf, useMutation } from '@hand-receipt/platform';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  changeList,
  type DeskLine,
  type DeskList,
  isOpen,
  itemName,
  type ListChange,
  type OpenList,
  toContent,
  whyNotPaper,
} from './list';
import { checkByPack } from './offline/check-by-pack';
import { isOnline, isSessionOver, isUnanswered, NEEDS_CONNECTION, sayFailure } from './use-reader';
import type { Say } from './use-verdict';

interface HandOverOptions {
  counter: CounterDto;
  session: CounterSessionDto;
  list: DeskList;
  change: (change: ListChange) => void;
  say: Say;
  onEnd: (why: string) => void;
}

/** A list that its recipient is to sign. */
export interface ShownList {
  list: OpenList;
  prepared: PreparedDto & { challenge: string; content_hash: string };
}

/** A list as it was checked: by the server, or without a connection by what this device knows. */
type Checked = PreparedDto & { isOfDevice: boolean };

const isSignable = (prepared: PreparedDto): prepared is ShownList['prepared'] =>
  prepared.challenge !== null && prepared.content_hash !== null;

/** Why a person is not put on the list; null where they are. */
function whyNotPerson({ recipient, lines }: DeskList, person: PersonDto): string | null {
  if (recipient?.id === person.id) return `${person.name} is on the list already.`;
  return recipient && lines.length > 0 ? `Finish ${recipient.name} first.` : null;
}

/** The first thing that keeps a list from being signed. */
function firstWrong({ lines, refusal }: PreparedDto): { sign: 'reason' | 'stop'; words: string } | null {
  const wrong = lines.find(({ verdict }) => verdict !== 'ok');
  const words = refusal ?? wrong?.message ?? null;
  if (words === null) return null;
  return { sign: refusal === null && wrong?.needs_reason ? 'reason' : 'stop', words };
}

/** Why a list is not shown to its recipient yet; null where it may be. */
function whyNotShow(list: DeskList): { sign: 'reason' | 'stop'; words: string } | null {
  const { recipient, lines, mode } = list;
  if (mode === 'return') return { sign: 'stop', words: 'A return is not signed.' };
  if (!recipient) return { sign: 'stop', words: 'Scan the person first.' };
  if (lines.length === 0) return { sign: 'stop', words: 'Scan an item first.' };
  const why = whyNotPaper(list);
  if (why) return { sign: 'stop', words: why };
  const line = lines.find(({ state, reason }) => state === 'warning' && !reason.trim());
  return line ? { sign: 'reason', words: `${line.message ?? itemName(line.item)} Give a reason.` } : null;
}

/** What the pack on this device says of a list; null where none is kept. */
async function checkOnDevice(list: DeskList, counterId: string): Promise<Checked | null> {
  const kept = await keptCounterPack(counterId);
  return kept && { ...checkByPack(kept, list), isOfDevice: true };
}

type PrepareOptions = Pick<HandOverOptions, 'counter' | 'session' | 'say' | 'onEnd'>;

/** Has a list checked, by the server or without a connection by the pack; null where it could not, which is said. */
function usePrepare({ counter, session, say, onEnd }: PrepareOptions) {
  const prepare = useMutation(counterMutations.prepare);
  const askServer = async (asked: OpenList, isToSign: boolean): Promise<Checked | null> => {
    // To sign, it is tried where only the browser may know that the connection is back.
    if (!isOnline() && !(isToSign && navigator.onLine)) return null;
    try {
      return { ...(await prepare.mutateAsync(toContent(asked, session.id))), isOfDevice: false };
    } catch (error) {
      if (isUnanswered(error)) return null;
      throw error;
    }
  };
  const ask = async (asked: DeskList, isToSign = false): Promise<Checked | null> => {
    if (!isOpen(asked)) return null;
    try {
      const checked = (await askServer(asked, isToSign)) ?? (await checkOnDevice(asked, counter.id));
      if (!checked) say('stop', NEEDS_CONNECTION);
      return checked;
    } catch (error) {
      if (isSessionOver(error)) onEnd(refusalOf(error as Error));
      else sayFailure(say, error);
      return null;
    }
  };
  return { ask, isChecking: prepare.isPending };
}

interface TakingOptions extends Pick<HandOverOptions, 'change' | 'say'> {
  /** The list as the last code left it; a code may come before the page is drawn again. */
  latest: RefObject<HandOverOptions['list']>;
  ask: ReturnType<typeof usePrepare>['ask'];
}

/** Puts the people and items that are read on the list. */
function useTaking({ latest, ask, change, say }: TakingOptions) {
  const takePerson = async ({ person, expected }: CounterReadingDto) => {
    const { recipient, lines } = latest.current;
    if (!person) return undefined;
    const why = whyNotPerson(latest.current, person);
    if (why) return say(recipient?.id === person.id ? 'click' : 'stop', why);
    const next = changeList(latest.current, { type: 'person', person, expected });
    latest.current = next;
    change({ type: 'person', person, expected });
    const prepared = lines.length > 0 ? await ask(next) : null;
    if (prepared) change({ type: 'checked', lines: prepared.lines });
    // Why it could not be checked has been said.
    if (lines.length > 0 && !prepared) return undefined;
    const wrong = prepared && firstWrong(prepared);
    return wrong ? say(wrong.sign, wrong.words) : say('good', person.name);
  };

  const put = (line: DeskLine) => {
    latest.current = { ...latest.current, lines: [line, ...latest.current.lines] };
    change({ type: 'add', line });
  };

  /** @param refusal why nobody can be handed it, where nobody was read yet */
  const takeItem = async (item: CounterItemDto, refusal: string | null) => {
    if (latest.current.lines.some((line) => line.item.id === item.id))
      return say('click', 'Already on the list');
    const line: DeskLine = { item, message: null, state: 'ok', reason: '' };
    if (!latest.current.recipient) {
      if (refusal) return say('stop', refusal);
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

  return { takePerson, takeItem };
}

/** Puts people and items on the list, and shows it to its recipient once the server takes every line. */
export function useHandOver({ counter, session, list, change, say, onEnd }: HandOverOptions) {
  const { ask, isChecking } = usePrepare({ counter, session, say, onEnd });
  const [shown, setShown] = useState<ShownList | null>(null);
  const [isShowing, setShowing] = useState(false);
  // A code may come before the page is drawn again.
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });

  const { takePerson, takeItem } = useTaking({ latest, ask, change, say });

  /** Has a list checked, and shows it to its recipient. `because` stays in sight in the signing step. */
  const freeze = async (frozen: DeskList, because?: string): Promise<boolean> => {
    const why = whyNotShow(frozen);
    if (why || !isOpen(frozen)) {
      if (why) say(why.sign, why.words);
      return false;
    }
    setShowing(true);
    const prepared = await ask(frozen, true);
    setShowing(false);
    if (!prepared) return false;
    change({ type: 'checked', lines: prepared.lines });
    if (isSignable(prepared)) {
      setShown({ list: frozen, prepared });
      return true;
    }
    setShown(null);
    if (prepared.isOfDevice) {
      say(
        'stop',
        `${NEEDS_CONNECTION} The list is kept on this device, and ${frozen.recipient.name} signs later.`,
      );
      return false;
    }
    say('stop', because ?? firstWrong(prepared)?.words ?? 'The list cannot be handed over as it is.');
    return false;
  };

  /** Freezes the list as it is now. */
  const show = () => freeze(latest.current);
  /** Shows the frozen list again, and no other. */
  const showAgain = (because: string) => freeze(shown?.list ?? latest.current, because);

  return {
    takePerson,
    takeItem,
    show,
    showAgain,
    shown,
    hide: () => setShown(null),
    isShowing,
    isChecking,
  };
}
