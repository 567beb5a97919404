import type { ReactNode } from 'react';

interface PanelRowProps {
  /** Columns of the table. */
  width: number;
  /** Line of the body. */
  line: number;
  /** Where the table is virtual. */
  measure?: (row: HTMLTableRowElement | null) => void;
  selected: boolean;
  children: ReactNode;
}

/** What an expanded row shows. Its height is its own. */
export function PanelRow({ width, line, measure, selected, children }: PanelRowProps) {
  return (
    <tr ref={measure} className="hr-panel-row" data-index={line} data-selected={selected || undefined}>
      <td colSpan={width}>{children}</td>
    </tr>
  );
}
