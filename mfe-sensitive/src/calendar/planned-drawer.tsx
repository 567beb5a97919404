import { BATTALION_ROLES, type CalendarInventoryDto } from '@hand-receipt/contracts';
import { programQueries } from '@hand-receipt/data';
import {
  knownValue,
  useConnection,
  useCurrentUser,
  useNavigate,
  useQuery,
  useUrlState,
} from '@hand-receipt/platform';
import { Button, Drawer, ErrorState, Flex, LoadingRows, Text } from '@hand-receipt/ui';
import { ChangeDialog } from './change-dialog';
import { OpenDialog } from './open-dialog';
import { PlannedFacts } from './planned-facts';
import { SkipDialog } from './skip-dialog';

const ACTS = ['change', 'skip', 'open'] as const;
const FORMS = { change: ChangeDialog, skip: SkipDialog, open: OpenDialog };

function Acts({ inventory }: { inventory: CalendarInventoryDto }) {
  const { set } = useUrlState();
  const navigate = useNavigate();
  const isOffline = !useConnection(({ online }) => online);
  const isStaff = BATTALION_ROLES.includes(useCurrentUser().role);
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
          {isStaff ? 'Who Is to Count' : 'Due Date and Team'}
        </Button>
      ) : null}
      {may.open ? (
        <Button variant="primary" disabled={isOffline} onClick={() => set({ act: 'open' })}>
          Open
        </Button>
      ) : null}
      {counted === null ? null : (
        <Button variant="primary" onClick={() => navigate(`/inventories/${encodeURIComponent(id)}`)}>
          View Count
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
        {data ? <PlannedFacts inventory={data} /> : <NotRead query={query} />}
      </Drawer>
      {data && <AskedAct inventory={data} />}
    </>
  );
}
