import type { InventoryLineDto } from '@hand-receipt/contracts';
import { inventoryMutations, inventoryQueries } from '@hand-receipt/data';
import { refusalOf, useInfiniteQuery, useMutation } from '@hand-receipt/platform';
import { Box, Button, formatDateTime, Mono, Serial, toast } from '@hand-receipt/ui';
import { PagedLines } from './paged-lines';

interface DocumentedItemsProps {
  inventoryId: string;
  /** The count is open, and I count in it or opened it. */
  mayChange: boolean;
}

/** What a document accounts for: neither seen nor missing. */
export const DocumentedItems = ({ inventoryId, mayChange }: DocumentedItemsProps) => (
  <PagedLines
    query={useInfiniteQuery(inventoryQueries.byDocument(inventoryId))}
    of="what is accounted for by document"
    label="Items accounted for by document"
  >
    {(line) => <DocumentedItem key={line.id} inventoryId={inventoryId} line={line} mayChange={mayChange} />}
  </PagedLines>
);

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
