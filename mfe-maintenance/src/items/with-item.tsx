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
  /** Is told of the choice, to put it into the URL: a reload then opens the same item. */
  onChoose?: (itemId: string) => void;
  onClose: () => void;
  /** The dialog about the item. */
  children: (item: NamedItem) => ReactNode;
}

/** What is done about one item: first which, unless a link names it. */
export function WithItem({ itemId, title, ask, onChoose, onClose, children }: WithItemProps) {
  const [chosen, setChosen] = useState<NamedItem | null>(null);
  const isNamed = itemId !== 'new';
  const wasChosen = chosen !== null && (!isNamed || chosen.id === itemId);
  const named = useQuery({ ...propertyQueries.detail(itemId), enabled: isNamed && !wasChosen });
  const item = wasChosen ? chosen : named.data;
  if (item) return children(item);
  const choose = (choice: NamedItem) => {
    setChosen(choice);
    onChoose?.(choice.id);
  };
  return (
    <Dialog open onClose={onClose} title={title} description={isNamed ? undefined : ask} size="form">
      {isNamed ? null : <ItemChoice onChoose={choose} />}
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
