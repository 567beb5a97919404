import type { ReadinessDayDto } from '@hand-receipt/contracts';
import { Count, formatDate, Mono } from '@hand-receipt/ui';

/** The same numbers as a table, newest first. */
export function ReadinessDays({ history }: { history: readonly ReadinessDayDto[] }) {
  return (
    <details className="app-readiness-days">
      <summary>Day by day</summary>
      {/* A box that scrolls is reached by the keyboard. */}
      <div tabIndex={0} role="region" aria-label="Readiness day by day">
        <table>
          <thead>
            <tr>
              {['Day', 'Ready', 'Operational', 'Maint.', 'Non-op', 'Other'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...history].reverse().map((day) => (
              <tr key={day.date}>
                <th scope="row">
                  <Mono>{formatDate(day.date)}</Mono>
                </th>
                <td>{day.readyPercent === null ? 'No items' : `${day.readyPercent}%`}</td>
                {[day.ready, day.maintenance, day.nonOperational, day.other].map((count, column) => (
                  <td key={column}>
                    <Count value={count} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
