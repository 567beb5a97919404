import type { ChosenProperty } from '@hand-receipt/data';
import { Alert, Box, Checkbox, PlainTable, Serial, Text } from '@hand-receipt/ui';
import { memo } from 'react';
import { categoryLabel } from '../items/category-label';
import { itemCount } from '../items/item-count';
import { itemLabel } from '../items/item-label';

const TICK_WIDTH = 44;

interface ChosenItemsProps {
  chosen: ChosenProperty;
  leftOut: ReadonlySet<string>;
  onLeftOutChange: (leftOut: Set<string>) => void;
}

/**
 * The property chosen for the hand receipt (PROP-42); what is unticked stays off it. Not drawn again for each part
 * of the file that comes in.
 */
export const ChosenItems = memo(function ChosenItems({ chosen, leftOut, onLeftOutChange }: ChosenItemsProps) {
  const { ids, shown, gone } = chosen;
  const more = ids.length - shown.length;

  function toggle(id: string, ticked: boolean) {
    const next = new Set(leftOut);
    if (ticked) next.delete(id);
    else next.add(id);
    onLeftOutChange(next);
  }

  return (
    <>
      {gone > 0 && (
        <Alert tone="warning" title={`${itemCount(gone)} left out`}>
          <p>You do not see them any more: they were transferred away since.</p>
        </Alert>
      )}
      <Box maxHeight="208px" overflow="auto" borderWidth="1px" borderColor="border" borderRadius="l2">
        <PlainTable label="Property on the hand receipt">
          <tbody>
            {shown.map((item) => (
              <tr key={item.id}>
                <td style={{ width: TICK_WIDTH }}>
                  <Checkbox
                    label={`Export ${itemLabel(item)}`}
                    checked={!leftOut.has(item.id)}
                    onChange={(ticked) => toggle(item.id, ticked)}
                  />
                </td>
                <td>
                  <b>{item.name}</b>
                </td>
                <td>
                  <Serial>{item.serialNumber}</Serial>
                </td>
                <td>{categoryLabel(item.category)}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </Box>
      {more > 0 && <Text color="fg.muted">and {itemCount(more)} more</Text>}
    </>
  );
});
