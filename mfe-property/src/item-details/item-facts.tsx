import { displayStatus, personName, type PropertyItem, SENSITIVE_MARK_WORDS } from '@hand-receipt/contracts';
import { FormCell, FormStrip, formatDate, formatDateTime } from '@hand-receipt/ui';
import { calibrationText } from '../calibration/calibration-text';
import { CatalogOfItem } from '../catalog/catalog-of-item';
import { categoryLabel } from '../items/category-label';
import { useQueuedEdit } from '../items/use-queued-edit';
import { FormerNumbers } from './former-numbers';
import { ItemLocation } from './item-location';
import { ItemStatus } from './item-status';
import { LastChecks } from './last-checks';

const NOTHING = '–';

/** Whether somebody else than its holder has the item. */
const isElsewhere = ({ possession, assignedTo }: PropertyItem): boolean =>
  possession !== null && possession.id !== assignedTo;

/** Who signed for the item and whether their account is deactivated; who has it, where that is somebody else. */
function SignedForBy({ item }: { item: PropertyItem }) {
  const { holder, holderDeactivated, possession } = item;
  const having = isElsewhere(item) ? possession : null;
  const due = possession?.due_at ? `Due ${formatDateTime(possession.due_at)}` : undefined;
  return (
    <>
      <FormCell
        caption="Signed for by"
        hint={holderDeactivated ? 'Held by a deactivated person' : having ? undefined : due}
      >
        {holder ? personName(holder) : NOTHING}
      </FormCell>
      {having ? (
        <FormCell caption="With" hint={due ?? `Since ${formatDateTime(having.since)}`}>
          {having.name}
        </FormCell>
      ) : null}
    </>
  );
}

/** The last of the short blocks: it fills its line where the block of who has the item comes before it. */
const InCatalog = ({ item }: { item: PropertyItem }) => (
  <FormCell caption="Catalog" span={isElsewhere(item) ? 3 : 1} phoneSpan={2}>
    <CatalogOfItem item={item} />
  </FormCell>
);

/** What it is said to be on this device, or on record; nothing where neither says anything. */
function Description({ item }: { item: PropertyItem }) {
  const { description: queued } = useQueuedEdit(item);
  const text = queued ?? item.description;
  if (!text && queued === undefined) return null;
  const hint = queued === undefined ? undefined : 'Waiting to be sent';
  return (
    <FormCell caption="Description" hint={hint} span={3} phoneSpan={2}>
      {text || NOTHING}
    </FormCell>
  );
}

/** The blocks of one item. The badge reads as in the list; a status that it sums up stands under it. */
export function ItemFacts({ item }: { item: PropertyItem }) {
  const isExact = !item.missing && displayStatus(item.status) === item.status;
  const exact = isExact ? undefined : item.status;
  return (
    <FormStrip columns="1.25fr 1fr 1fr">
      <FormCell caption="Status" hint={exact} phoneSpan={2}>
        <ItemStatus item={item} />
      </FormCell>
      <FormCell caption="Category">{categoryLabel(item.category)}</FormCell>
      <FormCell caption="Assigned" mono>
        {formatDate(item.assignedDate)}
      </FormCell>
      <FormCell caption="NSN" mono>
        {item.nsn ?? NOTHING}
      </FormCell>
      <FormCell caption="LIN" mono>
        {item.lin ?? NOTHING}
      </FormCell>
      <FormCell caption="Location" phoneSpan={2}>
        <ItemLocation item={item} />
      </FormCell>
      <SignedForBy item={item} />
      <FormCell
        caption="Sensitive item"
        hint={item.sensitiveBecause ? `Sensitive because: ${item.sensitiveBecause}` : undefined}
      >
        {item.isSensitive ? 'Yes' : 'No'}
      </FormCell>
      <FormCell caption="Calibration">{calibrationText(item)}</FormCell>
      <FormCell caption="CIIC" mono>
        {item.ciic ?? NOTHING}
      </FormCell>
      <FormCell caption="Sensitive mark" phoneSpan={isElsewhere(item) ? 1 : 2}>
        {SENSITIVE_MARK_WORDS[item.sensitiveMark]}
      </FormCell>
      <InCatalog item={item} />
      {item.uii && (
        <FormCell caption="UII" mono span={3} phoneSpan={2}>
          {item.uii}
        </FormCell>
      )}
      {item.formerIdentifiers.length > 0 && (
        <FormCell caption="Former numbers" span={3} phoneSpan={2}>
          <FormerNumbers item={item} />
        </FormCell>
      )}
      {item.isSensitive && (
        <FormCell caption="Sensitive item checks, last six" span={3} phoneSpan={2}>
          <LastChecks seen={item.lastVerified} checks={item.lastChecks} missing={item.missing !== null} />
        </FormCell>
      )}
      <Description item={item} />
    </FormStrip>
  );
}
