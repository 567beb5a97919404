import type { PropertyItem } from '@hand-receipt/contracts';
import { Box, CircleAlertIcon, counted, Flex, IconButton, Mono, Serial, Text, XIcon } from '@hand-receipt/ui';
import { itemCount } from '../items/item-count';
import { itemLabel } from '../items/item-label';

const styles = {
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l2',
  maxHeight: '32vh',
  overflowY: 'auto',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    padding: '6px 12px',
    alignItems: 'center',
  },
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
} as const;

/** What tells an item from others of its name, and what leaves with it. */
function ItemNotes({ item: { nsn, holder, components } }: { item: PropertyItem }) {
  return (
    <Text textStyle="caption" color="fg.muted">
      {nsn && (
        <>
          <Mono>{nsn}</Mono>
          {', '}
        </>
      )}
      {holder ? `held by ${holder.name}` : 'signed for by nobody'}
      {components.length > 0 && `, ${counted(components.length, 'component')}`}
    </Text>
  );
}

interface LeaveItemsProps {
  ids: readonly string[];
  /** Those that are loaded, for their names. */
  items: readonly PropertyItem[];
  /** Why items may not leave, by their ids. */
  refusals: Record<string, string>;
  onRemove?: (id: string) => void;
}

/** Every item that is to leave, refused ones first; each can be taken off the list, and the others stay chosen. */
export function LeaveItems({ ids, items, refusals, onRemove }: LeaveItemsProps) {
  const byId = new Map(items.map((item) => [item.id, item]));
  const inOrder = [...ids].sort((one, other) => Number(other in refusals) - Number(one in refusals));
  return (
    <Box as="ul" css={styles} aria-label={`Items, ${itemCount(ids.length)}`}>
      {inOrder.map((id) => {
        const item = byId.get(id);
        const refusal = refusals[id];
        return (
          <li key={id}>
            <span>
              {item ? (
                <>
                  <Serial>{item.serialNumber}</Serial> <b>{item.name}</b>
                  <ItemNotes item={item} />
                </>
              ) : (
                <Text as="span" color="fg.muted">
                  Item {id}
                </Text>
              )}
              {refusal && (
                <Flex role="alert" align="center" gap="1.5" textStyle="table" color="danger.fg">
                  <CircleAlertIcon size={16} strokeWidth={2} />
                  {refusal}
                </Flex>
              )}
            </span>
            {onRemove && (
              <IconButton
                label={`Take off the list, ${item ? itemLabel(item) : id}`}
                tooltip="Take off the list"
                icon={<XIcon />}
                onClick={() => onRemove(id)}
              />
            )}
          </li>
        );
      })}
    </Box>
  );
}
