import { type KeptDraft, useDraftInFront, usePersistedDraft } from '@hand-receipt/platform';
import { counted } from '@hand-receipt/ui';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { changeList, countItems, type DeskList, emptyList, isEmpty, listFrom, MODE_WORDS } from './list';

const draftName = (counterId: string): string => `counter ${counterId}`;

/** What the list is. A return is recorded at once and has none: the list waits for its recipient meanwhile. */
const listWords = (mode: DeskList['mode']): string => (mode === 'return' ? 'To sign for' : MODE_WORDS[mode]);

/** The list of a counter as this device keeps it. */
const useListDraft = (counterId: string): KeptDraft<DeskList> =>
  usePersistedDraft<DeskList>({
    name: draftName(counterId),
    type: 'transfer',
    title: ({ mode, recipient, lines }) =>
      `${listWords(mode)}: ${counted(countItems(lines), 'item')}${recipient ? ` to ${recipient.name}` : ''}`,
    path: `/counter?counter=${encodeURIComponent(counterId)}`,
  });

/** Runs one act on the device after the other, so that an older list is never written over a newer one. */
function useInTurn() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback((act: () => Promise<unknown>) => {
    last.current = last.current
      .then(act)
      .catch((error: unknown) => console.warn('The list could not be kept', error));
  }, []);
}

/**
 * What stands on the counter. Each change is kept on this device, so that a power cut loses nothing; `restored` is the
 * list that was found there, until the caller has asked the server whether it was recorded; `isJustBack` until it is
 * changed.
 */
export function useList(counterId: string, firstMode: DeskList['mode']) {
  const { kept, keep, drop } = useListDraft(counterId);
  useDraftInFront(draftName(counterId));
  const [list, change] = useReducer(changeList, firstMode, emptyList);
  const untouched = useRef(list);
  const inTurn = useInTurn();
  const isRestored = useRef(false);
  const [back, setBack] = useState<DeskList | null>(null);
  const restored = kept && !isEmpty(listFrom(kept, firstMode)) ? listFrom(kept, firstMode) : null;
  useEffect(() => {
    if (kept === undefined || isRestored.current) return;
    isRestored.current = true;
    if (!restored) return;
    setBack(restored);
    change({ type: 'start', list: restored });
  }, [kept, restored]);
  // At once: between a scan and a power cut there may be nothing.
  useEffect(() => {
    if (list === untouched.current) return;
    inTurn(() => (isEmpty(list) ? drop() : keep(list)));
  }, [list, keep, drop, inTurn]);
  // The next line of a paper has a time of its own.
  const startAnew = (mode: DeskList['mode']) =>
    change({
      type: 'start',
      list: { ...emptyList(mode), paperTime: list.paperTime === null ? null : '' },
    });
  return { list, change, startAnew, restored, isJustBack: list === back };
}
