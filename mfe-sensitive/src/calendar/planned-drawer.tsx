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
const FORMS = { change: ChangeDialog, skip: SkipDialog, open: OpenDialog };

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

/** The form that the address asks for, where the reader may send it. */
function AskedAct({ inventory }: { inventory: CalendarInventoryDto }) {
  const { get, set } = useUrlState();
  const act = knownValue(ACTS, get('act'));
  if (!act || !inventory.may[act]) return null;
  const Form = FORMS[act];
  return <Form inventory={inventory} onClose={() => set({ act: '' })} />;
}

interface UnreadQuery {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What the drawer has while the inventory is read, and where it cannot be. */
function NotRead({ query }: { query: UnreadQuery }) {
  const { error, isFetching, refetch } = query;
  if (!error) return <LoadingRows text="Loading the inventory..." rows={3} />;
  return (
    <ErrorState
      title="Failed to load the inventory"
      message={error.message}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

/** One inventory of the calendar: what and who, and what may be done with it. */
export default function PlannedDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(programQueries.planned(id));
  const { data } = query;
  return (
    <>
      <Drawer
        open
        onClose={onClose}
        caption={id}
        title={data?.title ?? 'Inventory'}
        footer={data && <Acts inventory={data} />}
      >
        {data ? <Facts inventory={data} /> : <NotRead query={query} />}
      </Drawer>
      {data && <AskedAct inventory={data} />}
    </>
  );
}
