import type { PropertyItem } from '@hand-receipt/contracts';
import { Box, Checkbox, Label, Text } from '@hand-receipt/ui';
import { ComponentTable } from './component-table';
import { componentsText } from './sheet-words';

interface GoesWithItProps {
  item: PropertyItem;
  /** Ids of mounted items that stay with the giver. */
  staying: readonly string[];
  onChange: (staying: string[]) => void;
  /** Name the components in a line instead of a table, for one of several items. */
  brief?: boolean;
  /** Leave the components out: they stand elsewhere. */
  mountedOnly?: boolean;
  disabled?: boolean;
}

/** What the recipient signs for besides the item: its components, and a checkbox for each mounted item. */
export function GoesWithIt(props: GoesWithItProps) {
  const { item, staying, onChange, brief = false, mountedOnly = false, disabled } = props;
  const { name, serialNumber, components, attachedComponents } = item;
  const toggle = (id: string) => (goes: boolean) =>
    onChange(goes ? staying.filter((other) => other !== id) : [...staying, id]);
  const isTable = components.length > 0 && !brief && !mountedOnly;
  return (
    <Box as="section" aria-label={`Goes with ${name} ${serialNumber}`}>
      {!brief && <Label as="p">Goes with it</Label>}
      {!isTable && !mountedOnly && (
        <Text textStyle="caption" color="fg.muted">
          {componentsText(components)}
        </Text>
      )}
      {isTable && <ComponentTable of={`${name} ${serialNumber}`} components={components} />}
      {attachedComponents.map(
        ({ position, componentProperty: { id, name: part, serial_number: serial } }) => (
          <Box key={id} mt="2">
            <Checkbox checked={!staying.includes(id)} onChange={toggle(id)} disabled={disabled}>
              {part} {serial}, mounted: {position}
            </Checkbox>
          </Box>
        ),
      )}
    </Box>
  );
}
