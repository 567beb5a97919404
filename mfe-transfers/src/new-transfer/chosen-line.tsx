import type { PropertyItem } from '@hand-receipt/contracts';
import { Flex, IconButton, Serial, Text, XIcon } from '@hand-receipt/ui';
import { GoesWithField } from '../sheet/goes-with-field';

interface ChosenLineProps {
  item: PropertyItem;
  /** Why it could not be offered. */
  refusal: string | undefined;
  onRemove: () => void;
}

/** One item of a request that is being made up. */
export function ChosenLine({ item, refusal, onRemove }: ChosenLineProps) {
  return (
    <Flex as="li" align="center" justify="space-between" gap="2">
      <div>
        <Serial>{item.serialNumber}</Serial>&emsp;{item.name}
        <GoesWithField item={item} brief />
        {refusal !== undefined && (
          <Text textStyle="caption" color="danger.fg">
            {refusal}
          </Text>
        )}
      </div>
      <IconButton
        size="s"
        label={`Remove ${item.name} ${item.serialNumber}`}
        icon={<XIcon />}
        onClick={onRemove}
      />
    </Flex>
  );
}
