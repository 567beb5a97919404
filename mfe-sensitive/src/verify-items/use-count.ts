import type { InventoryLineDto } from '@hand-receipt/contracts';
import { countReads, inventoryQueries, noteRead, refreshMissing, useEveryPage } from '@hand-receipt/data';
import { useCurrentUser, useInfiniteQuery, useKeptAnswers, useQuery } from '@hand-receipt/platform';
import { useEffect, useMemo, useRef } from 'react';
import { useKeptPhotos } from '../count/use-kept-photos';
import { knownItems } from './known-items';
import { ownLineWords } from './own-line';
import { countHere, useKeptScans } from './kept-scans';
import { useScanSession } from './use-scan-session';

/** At most this often what this device keeps of a count is asked for once more after reads. */
const KEEP_EVERY_MS = 2000;

/**
 * Calls `refresh` at the first call, and then at most once in every interval while calls go on; not once the page is
 * left. A refresh that takes longer is not started a second time.
 */
function useNowAndThen(refresh: () => Promise<unknown>): () => void {
  const latest = useRef(refresh);
  const state = useRef<'idle' | 'busy' | 'again' | 'left'>('idle');
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    state.current = 'idle';
    return () => {
      state.current = 'left';
    };
  }, []);
  return function ask() {
    if (state.current === 'busy') state.current = 'again';
    if (state.current !== 'idle') return;
    state.current = 'busy';
    const next = () => {
      const { current } = state;
      if (current === 'left') return;
      state.current = 'idle';
      if (current === 'again') ask();
    };
    void latest.current().finally(() => window.setTimeout(next, KEEP_EVERY_MS));
  };
}

/** A line as codes find it; in a blind count a line that was not read has no serial number, and only a label finds it. */
const asKnown = ({ id, name, serialNumber }: InventoryLineDto) => ({
  id,
  name,
  serialNumber: serialNumber ?? '',
});

/**
 * One count: how far it is, kept up to date by the answers to my scans and by what others count, with the scans that
 * this device has not sent yet, and the codes that I read. Its lines are read to
 * know without a connection what is on it, and again while I read.
 */
export function useCount(id: string) {
  const user = useCurrentUser();
  const query = useQuery(inventoryQueries.detail(id));
  const lines = useInfiniteQuery({
    ...inventoryQueries.lines(id),
    enabled: ({ state }) => state.data === undefined && query.data?.mayCount === true,
  });
  useEveryPage(lines);
  const known = useMemo(() => lines.data?.pages.flatMap((page) => page.items) ?? [], [lines.data]);
  const find = useMemo(() => knownItems(known.map(asKnown)), [known]);
  const kept = useKeptScans(id);
  const photos = useKeptPhotos(id, kept);
  const here = useMemo(
    () => (query.data ? countHere(query.data, known, kept) : undefined),
    [query.data, known, kept],
  );
  const isWhole = lines.data !== undefined && !lines.hasNextPage;
  // A reload without a connection shows what this device keeps: my reads are to be in it.
  const keepReads = useNowAndThen(() =>
    Promise.all([refreshMissing(id), ...(isWhole ? [query.refetch(), lines.refetch()] : [])]),
  );
  const session = useScanSession({
    inventoryId: id,
    isBlind: query.data?.serialsHidden === true,
    find,
    whyNot: (item) =>
      ownLineWords(
        known.find((line) => line.id === item.id),
        query.data?.kind,
        user.id,
      ),
    onAnswer: (answer) => {
      if (!answer.progress) return;
      noteRead(id, answer);
      keepReads();
    },
  });
  const isKept = useKeptAnswers(isWhole ? countReads(id, lines.data.pageParams.map(String)) : []);
  return { query, here, photos, isKept, ...session };
}

export type Count = ReturnType<typeof useCount>;
