import type { ComponentListDto, KeptCountsDto } from '@hand-receipt/contracts';
import { Box, Button, Dialog, formatCount, formatDateTime, ItemWords, Text } from '@hand-receipt/ui';
import { itemCount } from '../items/item-count';

/** What publishing a list did. */
export interface Published {
  items: number;
  changed: number;
  counted: number;
  kept: readonly KeptCountsDto[];
}

/** What a published list did, in a sentence. */
export const publishedWords = ({ items, changed, counted: kept }: Published): string =>
  `${itemCount(items)}: ${formatCount(changed)} changed, the counts of ${formatCount(kept)} kept.`;

const countWords = ({ name, on_hand: onHand, quantity, damaged }: KeptCountsDto['components'][number]) =>
  `${name} ${formatCount(onHand)} of ${formatCount(quantity)}${damaged > 0 ? `, ${formatCount(damaged)} damaged` : ''}`;

function CountedItem({ item }: { item: KeptCountsDto }) {
  const { name, serial_number: serial, holder, counted_by: by, counted_at: at, components } = item;
  return (
    <Box as="li" padding="8px 0" borderBottomWidth="1px" borderColor="border.subtle">
      <ItemWords name={name} serial={serial} />
      <Text>{components.map(countWords).join('; ')}</Text>
      <Text color="fg.muted">
        {holder ? `Held by ${holder.name}` : 'Not assigned'}. Counted {formatDateTime(at)} by {by.name}
      </Text>
    </Box>
  );
}

function CountedItems({ title, items }: { title: string; items: readonly KeptCountsDto[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <Text mt="4">
        <b>{title}</b>
      </Text>
      <ul aria-label={title}>
        {items.map((item) => (
          <CountedItem key={item.id} item={item} />
        ))}
      </ul>
    </>
  );
}

interface PublishedDialogProps {
  list: Pick<ComponentListDto, 'nsn'>;
  /** When the list was opened, by the server's clock. */
  openedAt: string;
  published: Published;
  onClose: () => void;
}

/** Whose counts a published list kept, those first that were recorded while it was written. */
export function PublishedDialog({ list, openedAt, published, onClose }: PublishedDialogProps) {
  const { kept, counted } = published;
  const isMeanwhile = ({ counted_at: at }: KeptCountsDto) => at > openedAt;
  const more = counted - kept.length;
  return (
    <Dialog
      open
      onClose={onClose}
      size="form"
      title={`Component List Published, ${list.nsn}`}
      description={publishedWords(published)}
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <CountedItems title="Counted while you wrote the list" items={kept.filter(isMeanwhile)} />
      <CountedItems title="Counted before" items={kept.filter((item) => !isMeanwhile(item))} />
      {more > 0 && <Text mt="3">And {itemCount(more)} counted before these.</Text>}
    </Dialog>
  );
}
