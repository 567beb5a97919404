import type { PropertyItem } from '@hand-receipt/contracts';
import { type LabelLook, labelQuery } from '@hand-receipt/data';
import { askForPin, isPinNeeded, reasonOf, useQuery } from '@hand-receipt/platform';
import { Box, Button, Flex, LoadingRows, Text } from '@hand-receipt/ui';
import { itemLabel } from '../items/item-label';

interface LabelPictureProps {
  item: PropertyItem;
  look: LabelLook;
}

/** The label as it will look. It names the serial number, so a browser whose PIN does not hold gets the way to enter it. */
export function LabelPicture({ item, look }: LabelPictureProps) {
  const label = useQuery(labelQuery(item.id, look));
  const { data, error } = label;
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="l2" overflow="hidden" width="160px">
      {error ? (
        <Flex direction="column" align="flex-start" gap="3" p="3">
          <Text textStyle="caption" color="fg.muted">
            {reasonOf(error) ?? error.message}
          </Text>
          {isPinNeeded(error) ? (
            <Button size="s" onClick={askForPin}>
              Enter PIN
            </Button>
          ) : (
            <Button size="s" working={label.isFetching} onClick={() => void label.refetch()}>
              Try again
            </Button>
          )}
        </Flex>
      ) : data === undefined ? (
        <Box p="3">
          <LoadingRows text="Loading label..." rows={3} />
        </Box>
      ) : (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(data)}`}
          alt={`QR label of ${itemLabel(item)}`}
          width="160"
        />
      )}
    </Box>
  );
}
