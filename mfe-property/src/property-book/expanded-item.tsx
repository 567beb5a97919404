import type { PropertyItem } from '@hand-receipt/contracts';
import { propertyQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Box, Flex, FormCell, FormStrip, Grid, Label, Text } from '@hand-receipt/ui';
import { ComponentsCount } from '../bii-components/components-count';
import { ComponentsTable } from '../bii-components/components-table';
import { CheckColumns } from '../item-details/last-checks';
import { calibrationText } from '../calibration/calibration-text';
import { itemLabel } from '../items/item-label';

/**
 * What unfolds under a row: components at the left (PROP-13), the block of form cells at the right. The last
 * checks of a sensitive item are asked for only now: the list does not carry them.
 */
export function ExpandedItem({ item }: { item: PropertyItem }) {
  const details = useQuery({ ...propertyQueries.detail(item.id), enabled: item.isSensitive }).data;
  return (
    <Grid
      templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) 296px' }}
      gap="3"
      alignItems="start"
      whiteSpace="normal"
    >
      <Box bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l1" overflow="hidden">
        <Flex gap="2" px="4" py="2" align="center" borderBottomWidth="1px" borderColor="border">
          <Label>Components (BII / COEI)</Label>
          <ComponentsCount components={item.components} />
        </Flex>
        {item.components.length > 0 ? (
          <ComponentsTable nested label={`Components of ${itemLabel(item)}`} components={item.components} />
        ) : (
          <Text px="4" py="2" color="fg.muted">
            No components on record
          </Text>
        )}
      </Box>
      <FormStrip numbering="letters">
        <FormCell caption="LIN" mono>
          {item.lin ?? '–'}
        </FormCell>
        <FormCell caption="Location">{item.location ?? '–'}</FormCell>
        <FormCell caption="Calibration">{calibrationText(item)}</FormCell>
        <FormCell caption="Sensitive">{item.isSensitive ? 'Yes' : 'No'}</FormCell>
        {item.isSensitive && (
          <FormCell caption="Last six checks" span={2} phoneSpan={2}>
            <CheckColumns checks={details?.lastChecks ?? []} />
          </FormCell>
        )}
      </FormStrip>
    </Grid>
  );
}
