import type { SensitiveItemDto } from '@hand-receipt/contracts';
import {
  Box,
  Button,
  CountColumns,
  Flex,
  formatDateTime,
  Label,
  Mono,
  Serial,
  StatusBadge,
  Text,
  verificationWord,
  WithWhom,
} from '@hand-receipt/ui';
import { categoryLabel } from './item-filters';
import { cardStyles } from './item-card-styles';
import { countChecks, itemName, itemTone, missingNote } from './item-words';
import { VerifyButton } from './verify-button';

interface ItemCardProps {
  item: SensitiveItemDto;
  canVerify: boolean;
  onOpen: (item: SensitiveItemDto) => void;
}

/** One item in the hand: serial number first. A verified one is folded, and opens when tapped. */
export function ItemCard({ item, canVerify, onOpen }: ItemCardProps) {
  const isFolded = item.status === 'verified';
  return (
    <Box as="article" aria-label={itemName(item)} data-tone={itemTone(item)} css={cardStyles}>
      <Flex justify="space-between" align="flex-start" gap="2">
        <Box minWidth="0">
          <Serial as="p" size="lg">
            {item.serialNumber}
          </Serial>
          <Text lineHeight="22px" fontWeight="600">
            {item.name}{' '}
            <Text as="span" fontWeight="400" color="fg.muted">
              · {categoryLabel(item.category)}
            </Text>
          </Text>
        </Box>
        <StatusBadge status={verificationWord(item.status)} variant="badge" />
      </Flex>
      {isFolded ? null : <CardChecks item={item} />}
      <Flex gap="2" marginTop={isFolded ? '0' : '3'}>
        <Button
          variant="ghost"
          data-fold={isFolded || undefined}
          aria-label={`Details, ${itemName(item)}`}
          onClick={() => onOpen(item)}
        >
          {isFolded ? null : 'Details'}
        </Button>
        {canVerify && !isFolded ? <VerifyButton item={item} size="l" /> : null}
      </Flex>
    </Box>
  );
}

function CardChecks({ item }: { item: SensitiveItemDto }) {
  return (
    <Flex marginTop="2.5" justify="space-between" align="flex-end" gap="2">
      <Box textStyle="table" color="fg.muted">
        {item.missing ? <p>{missingNote(item)}</p> : null}
        <WithWhom possession={item.possession} holderId={item.assignedTo?.id} />
        {item.location ? <p>{item.location}</p> : null}
        <p>
          Last <Mono>{formatDateTime(item.lastVerified)}</Mono>
        </p>
      </Box>
      <Box flex="none">
        <Label as="p">Last six checks</Label>
        <CountColumns checks={countChecks(item)} />
      </Box>
    </Flex>
  );
}
