import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { ChevronRightIcon } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Checkbox } from '../controls/checkbox';
import { ErrorState } from '../feedback/error-state';
import { LoadingRows } from '../feedback/skeleton';
import type { ListedRow } from './body-lines';
import type { DataTableProps } from './types';
import { useEndReached, useStartReached } from './use-end-reached';
import type { RowSelection } from './use-row-selection';

const CARD_ESTIMATE = 96;
const OVERSCAN = 8;

interface CardListProps<T extends object> extends DataTableProps<T> {
  renderCard: (row: T) => ReactNode;
  listed: readonly ListedRow<T>[];
  selection: RowSelection | null;
}

/** Where the list begins on the page; the window is what scrolls. */
function useOffsetTop() {
  const list = useRef<HTMLUListElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setOffset(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  return { list, offset };
}

/** The list of a phone. The page itself scrolls; only the cards near the window are drawn. */
export function CardList<T extends object>(props: CardListProps<T>) {
  const { label, listed, rowName, renderCard, selection, onOpen, rowTone, onEndReached } = props;
  const { loading, loadingText = 'Loading...', error, empty, rowsBefore = 0, onStartReached } = props;
  const { list, offset } = useOffsetTop();
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: listed.length,
    estimateSize: () => CARD_ESTIMATE,
    getItemKey: (index) => listed[index]?.id ?? index,
    overscan: OVERSCAN,
    scrollMargin: offset,
    paddingStart: rowsBefore * CARD_ESTIMATE,
    measureElement: (card) => card.offsetHeight || CARD_ESTIMATE,
  });
  const lines = virtualizer.getVirtualItems();
  const first = lines[0];
  const last = lines[lines.length - 1];
  useEndReached(last?.index ?? -1, listed.length, listed, onEndReached);
  useStartReached(first?.index ?? -1, rowsBefore, listed, onStartReached);

  if (error) return <ErrorState {...error} />;
  if (loading && listed.length === 0) return <LoadingRows text={loadingText} />;
  if (listed.length === 0) return <div className="hr-table-panel">{empty}</div>;
  return (
    <ul
      ref={list}
      className="hr-cards"
      aria-label={label}
      style={{
        paddingTop: first ? first.start - offset : 0,
        paddingBottom: last ? virtualizer.getTotalSize() - (last.end - offset) : 0,
      }}
    >
      {lines.map(({ index }) => {
        const row = listed[index];
        if (!row) return null;
        const isSelected = selection?.has(row.id) ?? false;
        const name = rowName(row.original);
        return (
          <li
            key={row.id}
            ref={virtualizer.measureElement}
            data-index={index}
            data-selected={isSelected || undefined}
            data-tone={rowTone?.(row.original)}
          >
            {selection ? (
              <Checkbox
                label={`Select ${name}`}
                checked={isSelected}
                onChange={() => selection.toggle(row.id, false)}
              />
            ) : null}
            <div className="hr-card-content">{renderCard(row.original)}</div>
            {onOpen ? (
              <button
                type="button"
                className="hr-card-open"
                aria-label={`Details, ${name}`}
                onClick={() => onOpen(row.original)}
              >
                <ChevronRightIcon size={20} />
              </button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
