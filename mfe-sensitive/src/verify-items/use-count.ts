import type { InventoryLineDto } from '@hand-receipt/contracts';
import { countReads, inventoryQueries, noteRead, refreshMissing, useEveryPage } from '@hand-receipt/data';
import { useCurrentUser, useInfiniteQuery, useKeptAnswers, useQuery } from '@hand-receipt/platform';
import { useEffect, useMemo, useRef } from 'react';
import { useKeptPhotos } from '../count/use-kept-photos';
import { knownItems } from './known-items';
import { ownLineWords } from './own-line';
import { countHere, useKeptScans } from './kept-scans';
import { useScanSession } from './use-scan-session';

/** So long after my last read what this device keeps of a count is asked for once more. */
const SETTLED_MS = 2000;

/** Calls `refresh` once, after reads have settled; not once the page is left. */
function useSettled(refresh: () => void): () => void {
  const latest = useRef(refresh);
  const timer = useRef<number>(undefined);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => latest.current(), SETTLED_MS);
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
 * know without a connection what is on it, and once more after my reads.
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
  const keepReads = useSettled(() => {
    void refreshMissing(id);
    if (!isWhole) return;
    void query.refetch();
    void lines.refetch();
  });
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
