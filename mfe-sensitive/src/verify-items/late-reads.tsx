import type { LateReadDto } from '@hand-receipt/contracts';
import { inventoryMutations, inventoryQueries } from '@hand-receipt/data';
import { refusalOf, useMutation, useQuery } from '@hand-receipt/platform';
import {
  Box,
  Button,
  ErrorState,
  formatDateTime,
  LoadingRows,
  Mono,
  Serial,
  Text,
  toast,
} from '@hand-receipt/ui';
import { ruledList } from './ruled-list';

/** Reads that arrived after the count was closed. The result stays as it is; who may accepts them for what was missing. */
export function LateReads({ inventoryId }: { inventoryId: string }) {
  const { data, error, isFetching, refetch } = useQuery(inventoryQueries.lateReads(inventoryId));
  if (error && !data) {
    return (
      <ErrorState
        title="Failed to load the late reads"
        message={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <LoadingRows text="Loading the late reads..." rows={3} />;
  return (
    <>
      <Text color="fg.muted" py="2">
        These reads arrived after the inventory was closed. They do not change its result.
      </Text>
      <Box as="ul" aria-label="Late reads" textStyle="table" css={ruledList}>
        {data.map((read) => (
          <LateReadRow key={`${read.code} ${read.at} ${read.by}`} inventoryId={inventoryId} read={read} />
        ))}
      </Box>
    </>
  );
}

function LateReadRow({ inventoryId, read }: { inventoryId: string; read: LateReadDto }) {
  const { code, item, at, deviceAt, by, acceptedBy, acceptedAt, mayAccept } = read;
  const { mutate, isPending } = useMutation(inventoryMutations.acceptLateRead);
  const accept = () => {
    if (!item) return;
    mutate(
      { id: inventoryId, itemId: item.id },
      {
        onSuccess: () => toast({ title: 'Item found', description: `${item.name} ${code}`, tone: 'success' }),
        onError: (failure) => toast({ title: refusalOf(failure), tone: 'danger' }),
      },
    );
  };
  return (
    <li>
      <Serial>{code}</Serial>
      <span>{item ? item.name : 'Not on this inventory'}</span>
      <Box as="span" color="fg.muted">
        {by}, read <Mono>{formatDateTime(deviceAt ?? at)}</Mono>, arrived <Mono>{formatDateTime(at)}</Mono>
        {acceptedBy ? `. Accepted by ${acceptedBy} ${formatDateTime(acceptedAt)}` : null}
      </Box>
      {mayAccept ? (
        <Button size="s" working={isPending} aria-label={`Accept the read of ${code}`} onClick={accept}>
          Accept
        </Button>
      ) : null}
    </li>
  );
}
