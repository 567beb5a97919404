import type { InventoryLineDto } from '@hand-receipt/contracts';
import { inventoryMutations, inventoryQueries } from '@hand-receipt/data';
import { refusalOf, useMutation, useQuery } from '@hand-receipt/platform';
import {
  Box,
  Button,
  ErrorState,
  formatCount,
  formatDateTime,
  LoadingRows,
  Mono,
  Serial,
  Text,
  toast,
} from '@hand-receipt/ui';
import { ruledList } from './ruled-list';

interface DocumentedItemsProps {
  inventoryId: string;
  /** The count is open, and I count in it or opened it. */
  mayChange: boolean;
}

/** What a document accounts for: neither seen nor missing. */
export function DocumentedItems({ inventoryId, mayChange }: DocumentedItemsProps) {
  const { data, error, isFetching, refetch } = useQuery(inventoryQueries.byDocument(inventoryId));
  if (error && !data) {
    return (
      <ErrorState
        title="Failed to load what is accounted for by document"
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <LoadingRows text="Loading what is accounted for by document..." rows={3} />;
  const more = data.total - data.items.length;
  return (
    <>
      <Box as="ul" aria-label="Items accounted for by document" textStyle="table" css={ruledList}>
        {data.items.map((line) => (
          <DocumentedItem key={line.id} inventoryId={inventoryId} line={line} mayChange={mayChange} />
        ))}
      </Box>
      {more > 0 ? <Text color="fg.muted">and {formatCount(more)} more</Text> : null}
    </>
  );
}

function DocumentedItem({ inventoryId, line, mayChange }: DocumentedItemsProps & { line: InventoryLineDto }) {
  const { mutate, isPending } = useMutation(inventoryMutations.removeDocument);
  const { id, name, serialNumber, document } = line;
  const remove = () =>
    mutate(
      { id: inventoryId, itemId: id },
      { onError: (failure) => toast({ title: refusalOf(failure), tone: 'danger' }) },
    );
  return (
    <li>
      <Serial>{serialNumber}</Serial>
      <strong>{name}</strong>
      {document ? (
        <Box as="span" color="fg.muted" flex="1 1 200px">
          <Mono>{document.number}</Mono>, {document.note} ({document.by}, {formatDateTime(document.at)})
        </Box>
      ) : null}
      {mayChange ? (
        <Button
          size="s"
          working={isPending}
          aria-label={`Remove the document of ${name} ${serialNumber}`}
          onClick={remove}
        >
          Remove
        </Button>
      ) : null}
    </li>
  );
}
