import { programQueries } from '@hand-receipt/data';
import { knownValue, useNavigate, useQuery, useUrlState } from '@hand-receipt/platform';
import {
  ActionMenu,
  Box,
  Button,
  ClipboardListIcon,
  Flex,
  lateDialog,
  PageBody,
  PageHeader,
  PlusIcon,
  Tabs,
} from '@hand-receipt/ui';
import { chosenOf } from '../inventories/new-inventory';
import { Calendar } from './calendar';
import { InventoryList } from './inventory-list';
import { useMayPlan } from './use-may-plan';

const PlannedDrawer = lateDialog(
  () => import(/* webpackChunkName: "planned-inventory" */ './planned-drawer'),
);
const NewInventoryDialog = lateDialog(
  () => import(/* webpackChunkName: "new-inventory" */ '../inventories/new-inventory-dialog'),
);
const ProgramDialog = lateDialog(
  () => import(/* webpackChunkName: "inventory-program" */ './program-dialog'),
);

const TABS = [
  { value: 'calendar', label: 'Calendar' },
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const;
type TabName = (typeof TABS)[number]['value'];

/** The tab, in the address. */
function useTab(): [TabName, (tab: TabName) => void] {
  const { get, set } = useUrlState();
  const tab = knownValue(
    TABS.map(({ value }) => value),
    get('tab'),
  );
  return [tab || 'calendar', (next) => set({ tab: next === 'calendar' ? '' : next })];
}

/** The program that the address asks for: `program=new` for a new one, or an id. */
function AskedProgram() {
  const { get, set } = useUrlState();
  const asked = get('program');
  const { data } = useQuery({ ...programQueries.list(), enabled: asked !== '' });
  const program = data?.find(({ id }) => id === asked);
  if (asked !== 'new' && !program) return null;
  return <ProgramDialog key={asked} program={program} onClose={() => set({ program: '' })} />;
}

/**
 * The form for a new inventory: `new=sensitive` for sensitive items, or the items or differences that the address names.
 */
function AskedNew() {
  const { get, set } = useUrlState();
  const navigate = useNavigate();
  const chosen = chosenOf(get);
  if (!chosen && get('new') !== 'sensitive') return null;
  return (
    <NewInventoryDialog
      chosen={chosen}
      onClose={() => set({ new: '', items: '', of: '' })}
      onOpened={(id) => navigate(`/inventories/${encodeURIComponent(id)}`, { replace: true })}
    />
  );
}

/** What is to be counted and when, the counts that are open, and those that have ended. */
export default function InventoriesPage() {
  const { get, set } = useUrlState();
  const [tab, setTab] = useTab();
  const mayPlan = useMayPlan();
  const asked = get('inventory');
  const startNew = () => set({ new: 'sensitive' });
  const planNew = () => set({ program: 'new' });
  const start = (
    <Button variant={mayPlan ? 'secondary' : 'primary'} icon={<ClipboardListIcon />} onClick={startNew}>
      New Inventory
    </Button>
  );
  const plan = mayPlan && (
    <Button variant="primary" icon={<PlusIcon />} onClick={planNew}>
      New Program
    </Button>
  );
  return (
    <PageBody>
      <PageHeader
        caption="Who counts what, and when"
        title="Inventories"
        actions={
          <Flex gap="2" wrap="wrap">
            {start}
            {plan}
          </Flex>
        }
        phoneAction={
          mayPlan ? (
            <ActionMenu
              label="New"
              items={[
                { label: 'New Inventory', icon: <ClipboardListIcon />, onSelect: startNew },
                { label: 'New Program', icon: <PlusIcon />, onSelect: planNew },
              ]}
            />
          ) : (
            start
          )
        }
      />
      <Tabs label="Inventories" tabs={TABS} value={tab} onChange={setTab}>
        <Box pt="4">{tab === 'calendar' ? <Calendar /> : <InventoryList key={tab} status={tab} />}</Box>
      </Tabs>
      {asked && <PlannedDrawer key={asked} id={asked} onClose={() => set({ inventory: '', act: '' })} />}
      <AskedProgram />
      <AskedNew />
    </PageBody>
  );
}
