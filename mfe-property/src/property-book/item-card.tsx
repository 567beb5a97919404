import { holderName, type PropertyItem } from '@hand-receipt/contracts';
import { Flex, formatDate, ItemStatusBadge, Serial, Text, WasSerials, WithWhom } from '@hand-receipt/ui';
import { componentSummary } from '../bii-components/component-summary';
import { closingStanding, closingTitle } from '../closings/closing-words';
import { categoryLabel } from '../items/category-label';

interface ItemCardProps {
  item: PropertyItem;
  /** Where it is not mine: who has it. */
  showHolder?: boolean;
}

/** A row of the list on a phone: the serial number first, as on the data plate in one's hand. */
export function ItemCard({ item, showHolder = false }: ItemCardProps) {
  const components = componentSummary(item.components);
  return (
    <>
      <Serial size="lg">{item.serialNumber}</Serial>
      <WasSerials serials={item.formerSerials} />
      <Text textStyle="body">
        <b>{item.name}</b>{' '}
        <Text as="span" color="fg.muted">
          · {categoryLabel(item.category)}
        </Text>
      </Text>
      <Flex columnGap="3" mt="1" align="center" flexWrap="wrap" textStyle="caption" color="fg.muted">
        <ItemStatusBadge status={item.status} missing={item.missing} />
        {components && <span>{components}</span>}
        {item.leftAt && item.closing && (
          <span>
            Left {formatDate(item.leftAt)}, {closingTitle(item.closing)}
          </span>
        )}
        {item.disputed && <span>Disputed in {item.disputed}</span>}
        {!item.leftAt && item.closing && <span>{closingStanding(item.closing)}</span>}
        {showHolder && item.holder && <span>Signed for by {holderName(item.holder)}</span>}
        <WithWhom possession={item.possession} holderId={item.assignedTo} />
      </Flex>
    </>
  );
}
