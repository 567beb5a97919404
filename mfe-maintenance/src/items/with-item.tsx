import { propertyQueries } from '@hand-receipt/data';
import { reasonOf, useQuery } from '@hand-receipt/platform';
import { Dialog, ErrorState, LoadingRows } from '@hand-receipt/ui';
import { type ReactNode, useState } from 'react';
import { ItemChoice } from './item-choice';
import type { NamedItem } from './item-words';

interface WithItemProps {
  /** Of the item that a link names; 'new' where one is still to be chosen. */
  itemId: string;
  title: string;
  /** Asks for the choice. */
  ask: string;
  onClose: () => void;
  /** The dialog about the item. */
  children: (item: NamedItem) => ReactNode;
}

/** What is done about one item: first which, unless a link names it. */
export function WithItem({ itemId, title, ask, onClose, children }: WithItemProps) {
  const [chosen, setChosen] = useState<NamedItem | null>(null);
  const isNamed = itemId !== 'new';
  const named = useQuery({ ...propertyQueries.detail(itemId), enabled: isNamed });
  const item = chosen ?? named.data;
  if (item) return children(item);
  return (
    <Dialog open onClose={onClose} title={title} description={isNamed ? undefined : ask} size="form">
      {isNamed ? null : <ItemChoice onChoose={setChosen} />}
      {isNamed && named.isError ? (
        <ErrorState
          title="Failed to load the item"
          message={reasonOf(named.error)}
          onRetry={() => void named.refetch()}
        />
      ) : null}
      {isNamed && named.isPending ? <LoadingRows text="Loading the item..." rows={2} /> : null}
    </Dialog>
  );
}
