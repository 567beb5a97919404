import { Button, Flex, Text } from '@hand-receipt/ui';
import { useMemo } from 'react';
import type { PropertyList } from '../property-book/use-property-list';
import { selectionWords } from './selection-words';
import type { SelectAll } from './use-select-all';
import type { Selection } from './use-selection';

interface SelectionNoticeProps {
  selection: Selection;
  list: PropertyList;
  selectAll: SelectAll;
}

/** Whether the selection is what is loaded, all that match, or reaches beyond the rows in sight. */
export function SelectionNotice({ selection, list, selectAll }: SelectionNoticeProps) {
  const { ids } = selection;
  const selectedRows = useMemo(
    () => list.items.reduce((count, { id }) => count + (ids.has(id) ? 1 : 0), 0),
    [list.items, ids],
  );
  const words = selectionWords({
    selected: ids.size,
    selectedRows,
    rows: list.items.length,
    total: list.total ?? 0,
    isAll: selectAll.isAll,
  });
  return (
    <Flex
      role="status"
      align="center"
      flexWrap="wrap"
      columnGap="3"
      rowGap="1"
      mb={words && '3'}
      px={words && '3'}
      py={words && '1'}
      bg="accent.subtle"
      borderRadius="l2"
    >
      {words && <Text as="span">{words}</Text>}
      {words && selectAll.label && (
        <Button variant="ghost" size="s" working={selectAll.working} onClick={selectAll.run}>
          {selectAll.label}
        </Button>
      )}
      {words && (
        <Button variant="ghost" size="s" onClick={selection.clear}>
          Clear selection
        </Button>
      )}
    </Flex>
  );
}
