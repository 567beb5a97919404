import type { DashboardSummaryDto } from '@hand-receipt/contracts';
import { Count, formatCount, Label, PlainTable } from '@hand-receipt/ui';
import { categoryLabel } from '../items/category-label';

type CategoryLine = DashboardSummaryDto['byCategory'][number];

const HEADS = ['On hand', 'Ready', 'Maint.', 'Non-op', 'Other'];

/** One line a category: how many items there are, and how many of them are ready, in maintenance and so on. */
export function StatusByCategory({ rows }: { rows: readonly CategoryLine[] }) {
  return (
    <PlainTable label="Equipment status by category">
      <thead>
        <tr>
          <th scope="col">
            <Label>Category</Label>
          </th>
          {HEADS.map((head) => (
            <th key={head} scope="col" data-number>
              <Label>{head}</Label>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.category}>
            <th scope="row">{categoryLabel(row.category)}</th>
            <td data-number>
              <b>{formatCount(row.total)}</b>
            </td>
            <CountCell value={row.ready} />
            <CountCell value={row.maintenance} tone="warning" />
            <CountCell value={row.nonOperational} tone="danger" />
            <CountCell value={row.other} />
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

function CountCell({ value, tone }: { value: number; tone?: 'warning' | 'danger' }) {
  return (
    <td data-number data-tone={value > 0 ? tone : undefined}>
      <Count value={value} />
    </td>
  );
}
