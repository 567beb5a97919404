import { type CSSProperties, memo, type MouseEvent, useRef } from 'react';
import { classNames } from '../class-names';
import { Checkbox } from '../controls/checkbox';
import { ExpandButton } from './expand-button';
import type { Column } from './types';
import type { RowActions } from './use-row-actions';
import { useRowKeepsFocus } from './use-row-keeps-focus';

export interface TableRowProps<T> {
  id: string;
  row: T;
  /** Position in the whole list, from 0. */
  index: number;
  columns: readonly Column<T>[];
  name: string;
  actions: RowActions<T>;
  /** Undefined where rows cannot be selected or expanded. */
  selected: boolean | undefined;
  expanded: boolean | undefined;
  opens: boolean;
  /** In the tab order: one row of the table is. Undefined where rows take no focus. */
  tabStop: boolean | undefined;
  tone: 'unread' | 'danger' | undefined;
  /** Flies past: its buttons are left out until the list slows down. */
  flung: boolean;
}

/** A press on a control inside the row is the control's. */
const onControl = (event: MouseEvent) =>
  event.target instanceof Element &&
  event.target.closest('a, button, input, select, label, [role=menu]') !== null;

const isShift = (event: Event) => event instanceof window.MouseEvent && event.shiftKey;

const cellClass = <T,>({ strong, muted, mono, shorten, wrap, pinned }: Column<T>) =>
  classNames(
    strong && 'hr-strong',
    muted && 'hr-muted',
    mono && 'hr-mono',
    shorten !== undefined && 'hr-short',
    wrap !== undefined && 'hr-prose',
    pinned && 'hr-pinned',
  ) || undefined;

const cellStyle = <T,>({ shorten, wrap }: Column<T>): CSSProperties | undefined =>
  shorten === undefined && wrap === undefined ? undefined : { maxWidth: shorten, minWidth: wrap };

function Row<T>(props: TableRowProps<T>) {
  const { id, row, index, columns, name, actions, selected, expanded, opens, tabStop, tone, flung } = props;
  const element = useRef<HTMLTableRowElement>(null);
  const noteFocus = useRowKeepsFocus(element, () => actions.gone(index));
  return (
    <tr
      ref={element}
      aria-rowindex={index + 2}
      aria-selected={selected}
      data-row={index}
      data-selected={selected || undefined}
      data-expanded={expanded || undefined}
      data-opens={opens || undefined}
      data-tone={tone}
      tabIndex={tabStop === undefined ? undefined : tabStop ? 0 : -1}
      onFocus={(event) => {
        noteFocus(event.target);
        actions.activate(index);
      }}
      onClick={opens ? (event) => !onControl(event) && actions.open(row) : undefined}
    >
      {selected === undefined ? null : (
        <td className="hr-cell-check">
          {flung ? null : (
            <Checkbox
              label={`Select ${name}`}
              checked={selected}
              onChange={(_checked, event) => actions.toggle(id, isShift(event.nativeEvent))}
            />
          )}
        </td>
      )}
      {expanded === undefined ? null : (
        <td className="hr-cell-expand">
          {flung ? null : <ExpandButton name={name} expanded={expanded} onClick={() => actions.expand(id)} />}
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          className={cellClass(column)}
          style={cellStyle(column)}
          title={column.shorten === undefined ? undefined : String(column.value?.(row) ?? '')}
          data-align={column.align}
          translate={column.mono ? 'no' : undefined}
        >
          {flung && column.buttons ? null : column.cell ? column.cell(row) : column.value?.(row)}
        </td>
      ))}
    </tr>
  );
}

/** Drawn again only when something of its own changes, so that selecting one row does not draw them all. */
export const TableRow = memo(Row) as typeof Row;
