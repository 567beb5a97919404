import { Skeleton } from '../feedback/skeleton';
import { useDelayed } from '../feedback/use-delayed';
import type { Column } from './types';

const ROWS = 5;
const WIDTHS = [72, 56, 64, 80, 60];

/** Bars in the real grid, so that nothing moves when the rows come. Their room is kept from the start. */
export function SkeletonRows<T>({ columns, lead }: { columns: readonly Column<T>[]; lead: number }) {
  const shown = useDelayed(true);
  return Array.from({ length: ROWS }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {lead > 0 ? <td colSpan={lead} /> : null}
      {columns.map((column, index) => (
        <td key={column.id} data-align={column.align}>
          {shown && !column.hideHeader ? (
            <Skeleton width={`${WIDTHS[(row + index) % WIDTHS.length]}%`} />
          ) : null}
        </td>
      ))}
    </tr>
  ));
}
