import { type SlotName, toPropertyItem } from '@hand-receipt/contracts';
import { request, Slot, useQuery, useSlotSize } from '@hand-receipt/platform';
import {
  EmptyState,
  ErrorState,
  Flex,
  Grid,
  LoadingRows,
  PageBody,
  PageHeader,
  Panel,
} from '@hand-receipt/ui';
import type { ReactNode } from 'react';

/** The first item on my hand receipt: what fills of a slot are about. Null where I hold none. */
const useHeldItem = () =>
  useQuery({
    queryKey: ['property', 'shown-in-slots'],
    queryFn: async ({ signal }) => {
      const [item] = await request('GET /api/property', { query: { scope: 'mine', limit: 1 }, signal });
      return item ? toPropertyItem(item) : null;
    },
  });

type HeldItem = NonNullable<ReturnType<typeof useHeldItem>['data']>;

/** A heading above the fills of a slot; nothing where the remote fills none. */
function SlotSection({ name, children }: { name: SlotName; children: ReactNode }) {
  return useSlotSize(name) > 0 ? (
    <Panel title={name}>
      <Flex direction="column" gap="3" p="4" align="start">
        {children}
      </Flex>
    </Panel>
  ) : null;
}

function ItemSlots({ item }: { item: HeldItem }) {
  const { id: itemId, serialNumber } = item;
  return (
    <>
      <SlotSection name="property.rowActions">
        <Flex gap="2">
          <Slot name="property.rowActions" with={{ item, compact: true }} />
        </Flex>
        <Flex gap="2" wrap="wrap">
          <Slot name="property.rowActions" with={{ item, compact: false }} reversed />
        </Flex>
      </SlotSection>
      <SlotSection name="item.ledger">
        <Slot name="item.ledger" with={{ itemId, serialNumber }} />
      </SlotSection>
    </>
  );
}

/** The slots that want an item, for one that I hold. */
function HeldItemSlots() {
  const { data: item, error, refetch } = useHeldItem();
  if (error) return <ErrorState title="The item could not be loaded" onRetry={() => void refetch()} />;
  if (item === undefined) return <LoadingRows rows={1} text="Loading an item..." />;
  return item ? (
    <ItemSlots item={item} />
  ) : (
    <EmptyState
      title="You hold no item"
      hint="Sign in as somebody who holds one to see the slots of an item."
    />
  );
}

/** The CIIC codes of the first unit that I see as they are, for the fill that proposes them. */
const useCodes = (enabled: boolean) =>
  useQuery({
    queryKey: ['settings', 'shown-in-slots'],
    queryFn: async ({ signal }) => {
      const [unit] = await request('GET /api/units', { signal });
      if (!unit) return null;
      const settings = await request('GET /api/unit-settings', { query: { unitId: unit.id }, signal });
      const { value, version } = settings.find(({ key }) => key === 'ciic.codes')!;
      return { unitId: unit.id, value, version };
    },
    enabled,
  });

function CodesSlot() {
  const { data: codes } = useCodes(useSlotSize('settings.codesProposal') > 0);
  if (!codes) return null;
  return (
    <SlotSection name="settings.codesProposal">
      <Slot name="settings.codesProposal" with={{ codes, onClose: () => undefined }} />
    </SlotSection>
  );
}

/** Everything that one remote shows in the slots of others, cards at the widths that the dashboard gives them. */
export function SlotGallery() {
  const ofItems = useSlotSize('property.rowActions') + useSlotSize('item.ledger');
  return (
    <PageBody>
      <PageHeader caption="Development" title="Slots" />
      <Grid gap="4">
        <Grid gap="4" templateColumns={{ base: '1fr', lg: '1.62fr 1fr' }} alignItems="start">
          <Grid gap="4">
            <Slot name="dashboard.cards" with={{}} column="main" />
          </Grid>
          <Grid gap="4">
            <Slot name="dashboard.cards" with={{}} column="side" />
          </Grid>
        </Grid>
        {ofItems > 0 && <HeldItemSlots />}
        <CodesSlot />
        <SlotSection name="property.dialogs">
          {/* They are closed until an address opens them. */}
          <span>Dialogs open by their address.</span>
          <Slot name="property.dialogs" with={{}} />
        </SlotSection>
      </Grid>
    </PageBody>
  );
}
