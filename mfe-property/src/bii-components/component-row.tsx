import type { ItemComponent } from '@hand-receipt/contracts';
import { Box, ComponentBadges, formatCount, Mono } from '@hand-receipt/ui';
import { Fragment, type ReactNode } from 'react';

const NOTHING = '–';

/** Columns that a table has room for; what has none stands under the name. */
interface ComponentColumns {
  nsn: boolean;
  serialNumber: boolean;
  need: boolean;
}

interface ComponentRowProps {
  component: ItemComponent;
  columns: ComponentColumns;
  /** The NSN of the item has a list, and this component is not on it. */
  isOffList?: boolean;
  action?: ReactNode;
}

/** What else is known of a component, in few words. */
function notesOf(
  { kind, arc, ui, required }: ItemComponent,
  { isOffList, withNeed }: { isOffList: boolean; withNeed: boolean },
): string {
  return [
    ...(kind ? [kind] : []),
    ...(ui ? [ui] : []),
    ...(arc ? [`ARC ${arc}`] : []),
    ...(withNeed ? [required ? 'Required' : 'Optional'] : []),
    ...(isOffList ? ['Not on the list'] : []),
  ].join(' · ');
}

/** The line under the name: the numbers that have no column, and what else is known. */
function Notes({ ids, notes }: { ids: readonly string[]; notes: string }) {
  return (
    <Box textStyle="caption" color="fg.muted" fontWeight="400">
      {ids.map((id, at) => (
        <Fragment key={id}>
          {at > 0 && ' · '}
          <Mono>{id}</Mono>
        </Fragment>
      ))}
      {ids.length > 0 && notes !== '' && ' · '}
      <span>{notes}</span>
    </Box>
  );
}

/** One component: what it is, how many there should be and are, and whether it is needed. */
export function ComponentRow({ component, columns, isOffList = false, action }: ComponentRowProps) {
  const { name, nsn, serialNumber, quantity, onHand, required } = component;
  const notes = notesOf(component, { isOffList, withNeed: !columns.need });
  const under = [columns.nsn ? null : nsn, columns.serialNumber ? null : serialNumber].filter(
    (id) => id !== null,
  );
  return (
    <tr>
      <th scope="row">
        {name}
        <Notes ids={under} notes={notes} />
      </th>
      {columns.nsn && (
        <td>
          <Mono muted>{nsn ?? NOTHING}</Mono>
        </td>
      )}
      {columns.serialNumber && (
        <td>
          <Mono>{serialNumber ?? NOTHING}</Mono>
        </td>
      )}
      <td data-number>{formatCount(quantity)}</td>
      <td data-number>{onHand === null ? NOTHING : formatCount(onHand)}</td>
      {columns.need && <td>{required ? 'Required' : 'Optional'}</td>}
      <td>
        <ComponentBadges component={component} />
      </td>
      {action !== undefined && <td data-number>{action}</td>}
    </tr>
  );
}
