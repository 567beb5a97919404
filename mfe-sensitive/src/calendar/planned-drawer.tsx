import type { CalendarInventoryDto } from '@hand-receipt/contracts';
import { programQueries } from '@hand-receipt/data';
import { knownValue, useConnection, useNavigate, useQuery, useUrlState } from '@hand-receipt/platform';
import {
  Alert,
  Box,
  Button,
  Drawer,
  ErrorState,
  Flex,
  LoadingRows,
  Mono,
  PlainTable,
  Stack,
  StatusBadge,
  Text,
  formatDate,
} from '@hand-receipt/ui';
import { KIND_LABELS, STATE_LOOKS, sizeWords, stateOf, teamWords } from './calendar-words';
import { ChangeDialog } from './change-dialog';
import { OpenDialog } from './open-dialog';
import { SkipDialog } from './skip-dialog';

const ACTS = ['change', 'skip', 'open'] as const;

function Facts({ inventory }: { inventory: CalendarInventoryDto }) {
  const { kind, unit, dueAt, needsCounter, counters, cancelReason, groups } = inventory;
  const { label, status } = STATE_LOOKS[stateOf(inventory)];
  const gone = counters.filter(({ deactivated }) => deactivated);
  return (
    <Stack gap="3">
      <div>
        <StatusBadge status={status} label={label} variant="badge" />
      </div>
      <Text>
        {KIND_LABELS[kind]}, {unit}. Due <Mono>{formatDate(dueAt)}</Mono>.
      </Text>
      <Text>{sizeWords(inventory)}</Text>
      <Text>Team: {teamWords(inventory)}</Text>
      {needsCounter ? (
        <Alert tone="warning" title="Needs a counter">
          {gone.map(({ name }) => name).join(', ')} {gone.length === 1 ? 'is' : 'are'} deactivated.
        </Alert>
      ) : null}
      {cancelReason ? <Text>Reason: {cancelReason}</Text> : null}
      {groups.length > 0 ? (
        <Box borderWidth="1px" borderColor="border" borderRadius="l2">
          <PlainTable label="Groups of the month">
            <thead>
              <tr>
                <th scope="col">LIN, NSN or name</th>
                <th scope="col" data-number>
                  Items
                </th>
              </tr>
            </thead>
            <tbody>
              {groups.map(({ key, items }) => (
                <tr key={key}>
                  <td data-name>{key}</td>
                  <td data-number>{items}</td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </Box>
      ) : null}
    </Stack>
  );
}

function Acts({ inventory }: { inventory: CalendarInventoryDto }) {
  const { set } = useUrlState();
  const navigate = useNavigate();
  const isOffline = !useConnection(({ online }) => online);
  const { may, counted, id } = inventory;
  return (
    <Flex gap="2" wrap="wrap">
      {isOffline ? <Text color="fg.muted">Needs a connection.</Text> : null}
      {may.skip ? (
        <Button disabled={isOffline} onClick={() => set({ act: 'skip' })}>
          Skip
        </Button>
      ) : null}
      {may.change ? (
        <Button disabled={isOffline} onClick={() => set({ act: 'change' })}>
          Due date and team
        </Button>
      ) : null}
      {may.open ? (
        <Button variant="primary" disabled={isOffline} onClick={() => set({ act: 'open' })}>
          Open
        </Button>
      ) : null}
      {counted === null ? null : (
        <Button variant="primary" onClick={() => navigate(`/inventories/${encodeURIComponent(id)}`)}>
          View count
        </Button>
      )}
    </Flex>
  );
}

/** One inventory of the calendar: what and who, and what may be done with it. */
export default function PlannedDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { get, set } = useUrlState();
  const { data, error, isFetching, refetch } = useQuery(programQueries.planned(id));
  const act = data ? knownValue(ACTS, get('act')) : '';
  const close = () => set({ act: '' });
  return (
    <>
      <Drawer
        open
        onClose={onClose}
        caption={id}
        title={data?.title ?? 'Inventory'}
        footer={data && <Acts inventory={data} />}
      >
        {error && !data ? (
          <ErrorState
            title="Failed to load the inventory"
            message={error.message}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : null}
        {!data && !error ? <LoadingRows text="Loading the inventory..." rows={3} /> : null}
        {data ? <Facts inventory={data} /> : null}
      </Drawer>
      {data && act === 'change' && data.may.change ? <ChangeDialog inventory={data} onClose={close} /> : null}
      {data && act === 'skip' && data.may.skip ? <SkipDialog inventory={data} onClose={close} /> : null}
      {data && act === 'open' && data.may.open ? <OpenDialog inventory={data} onClose={close} /> : null}
    </>
  );
}
