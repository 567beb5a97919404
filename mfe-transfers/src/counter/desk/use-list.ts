import { type KeptDraft, useKeepWhileTyping, usePersistedDraft } from '@hand-receipt/platform';
import { useEffect, useReducer, useRef } from 'react';
import { changeList, type DeskList, emptyList, isEmpty, listFrom, MODE_WORDS } from './list';

/** The list of a counter as this device keeps it. */
const useListDraft = (counterId: string): KeptDraft<DeskList> =>
  usePersistedDraft<DeskList>({
    name: `counter ${counterId}`,
    type: 'transfer',
    title: ({ mode, recipient, lines }) =>
      `${MODE_WORDS[mode]}: ${lines.length} items${recipient ? ` to ${recipient.name}` : ''}`,
    path: `/counter?counter=${encodeURIComponent(counterId)}`,
  });

/**
 * What stands on the counter. Each change is kept on this device, so that a power cut loses nothing; `restored` is the
 * list that was found there, until the caller has asked the server whether it was recorded.
 */
export function useList(counterId: string, firstMode: DeskList['mode']) {
  const draft = useListDraft(counterId);
  const [list, change] = useReducer(changeList, firstMode, emptyList);
  const { kept, drop } = draft;
  const isRestored = useRef(false);
  const restored = kept && !isEmpty(listFrom(kept, firstMode)) ? listFrom(kept, firstMode) : null;
  useEffect(() => {
    if (kept === undefined || isRestored.current) return;
    isRestored.current = true;
    if (restored) change({ type: 'start', list: restored });
  }, [kept, restored]);
  useKeepWhileTyping(draft, list, !isEmpty(list));
  const startAnew = (mode: DeskList['mode']) => {
    change({ type: 'start', list: emptyList(mode) });
    void drop();
  };
  return { list, change, startAnew, restored };
}
