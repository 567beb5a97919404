import type { PropertyItem } from '@hand-receipt/contracts';
import {
  Box,
  CircleAlertIcon,
  counted,
  Flex,
  IconButton,
  Label,
  Mono,
  PlainTable,
  Serial,
  Text,
  useIsPhone,
  XIcon,
} from '@hand-receipt/ui';
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

const Refusal = ({ children }: { children: string }) => (
  <Flex role="alert" align="center" gap="1.5" textStyle="table" color="danger.fg">
    <CircleAlertIcon size={16} strokeWidth={2} />
    {children}
  </Flex>
);

interface TakeOffProps {
  id: string;
  item: PropertyItem | undefined;
  onRemove: (id: string) => void;
}

const TakeOff = ({ id, item, onRemove }: TakeOffProps) => (
  <IconButton
    label={`Take off the list, ${item ? itemLabel(item) : id}`}
    tooltip="Take off the list"
    icon={<XIcon />}
    onClick={() => onRemove(id)}
  />
);

const HEADINGS = ['Serial number', 'Item', 'NSN', 'Held by', 'Components'];

interface RowProps {
  id: string;
  item: PropertyItem | undefined;
  refusal: string | undefined;
  onRemove?: (id: string) => void;
}

/** One item of the table, and under its name why it may not leave. */
function ItemRow({ id, item, refusal, onRemove }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {item ? <Serial>{item.serialNumber}</Serial> : <Text as="span" color="fg.muted">{`Item ${id}`}</Text>}
      </th>
      <td data-name>
        <b>{item?.name}</b>
        {refusal && <Refusal>{refusal}</Refusal>}
      </td>
      <Box as="td" whiteSpace="nowrap">
        {item?.nsn ? <Mono>{item.nsn}</Mono> : '–'}
      </Box>
      <Box as="td" whiteSpace="nowrap">
        {item ? (item.holder?.name ?? 'Nobody') : '–'}
      </Box>
      <td data-number>{item?.components.length || '–'}</td>
      {onRemove && (
        <td>
          <TakeOff id={id} item={item} onRemove={onRemove} />
        </td>
      )}
    </tr>
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

interface ListProps extends Omit<LeaveItemsProps, 'items'> {
  label: string;
  byId: ReadonlyMap<string, PropertyItem>;
}

const ItemsTable = ({ label, ids, byId, refusals, onRemove }: ListProps) => (
  <Box borderWidth="1px" borderColor="border" borderRadius="l2" maxHeight="32vh" overflowY="auto">
    <PlainTable label={label}>
      <thead>
        <tr>
          {HEADINGS.map((heading) => (
            <th key={heading} scope="col" data-number={heading === 'Components' || undefined}>
              <Label>{heading}</Label>
            </th>
          ))}
          {onRemove && <td />}
        </tr>
      </thead>
      <tbody>
        {ids.map((id) => (
          <ItemRow key={id} id={id} item={byId.get(id)} refusal={refusals[id]} onRemove={onRemove} />
        ))}
      </tbody>
    </PlainTable>
  </Box>
);

const ItemsList = ({ label, ids, byId, refusals, onRemove }: ListProps) => (
  <Box as="ul" css={styles} aria-label={label}>
    {ids.map((id) => {
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
            {refusal && <Refusal>{refusal}</Refusal>}
          </span>
          {onRemove && <TakeOff id={id} item={item} onRemove={onRemove} />}
        </li>
      );
    })}
  </Box>
);

/** Every item that is to leave, refused ones first; each can be taken off the list, and the others stay chosen. */
export function LeaveItems({ ids, items, ...rest }: LeaveItemsProps) {
  const byId = new Map(items.map((item) => [item.id, item]));
  const inOrder = [...ids].sort(
    (one, other) => Number(other in rest.refusals) - Number(one in rest.refusals),
  );
  const List = useIsPhone() ? ItemsList : ItemsTable;
  return (
    <Box>
      <Text textStyle="table" mb="1">
        <b>{ids.length === 1 ? 'Item that leaves' : 'Items that leave'}</b>
      </Text>
      <List label={`Items, ${itemCount(ids.length)}`} ids={inOrder} byId={byId} {...rest} />
    </Box>
  );
}
