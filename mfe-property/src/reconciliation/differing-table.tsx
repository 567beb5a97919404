import type { ReconciliationLineDto } from '@hand-receipt/contracts';
import { Label, PlainTable, Serial, StatusBadge, VisuallyHidden } from '@hand-receipt/ui';
import { LineButtons } from './line-buttons';
import { LineState } from './line-state';
import { FIELD_WORDS, KIND_WORDS, nameOf, serialOf } from './reconciliation-words';
import type { RowsProps } from './row-props';
import { useFocusRow } from './use-focus-row';
import { OurValue, TheirValue } from './value';
import { whatDiffers } from './what-differs';

const HEADINGS = ['Item', 'Field', 'Theirs', 'Ours', 'What differs', 'Settle by'];

/** Where the table is wider than its panel, the acts stay in sight as it scrolls. */
const PINNED = { position: 'sticky', right: 0, background: 'var(--hr-colors-bg-panel)' } as const;

interface RowProps extends Omit<RowsProps, 'lines' | 'current'> {
  line: ReconciliationLineDto;
  isCurrent: boolean;
}

/** An item, with one line of the table for each of its differences. */
function ItemRows({ id, line, isOpen, isCurrent, onNote }: RowProps) {
  const row = useFocusRow<HTMLTableCellElement>(isCurrent);
  const span = line.differences.length;
  return line.differences.map((difference, index) => (
    <tr key={difference.field}>
      {index === 0 && (
        <th ref={row} scope="rowgroup" rowSpan={span} tabIndex={-1} data-current={isCurrent || undefined}>
          <b>{nameOf(line)}</b>
          <br />
          <Serial>{serialOf(line)}</Serial>
        </th>
      )}
      <td>{FIELD_WORDS[difference.field]}</td>
      <td>
        <TheirValue difference={difference} />
      </td>
      <td>
        <OurValue difference={difference} />
      </td>
      <td>
        {line.outcome === null && line.settled_fields.includes(difference.field) ? (
          <StatusBadge status="present" label="Settled" />
        ) : (
          whatDiffers(difference)
        )}
      </td>
      {index === 0 && (
        <>
          <td rowSpan={span}>
            <LineState line={line} />
          </td>
          {isOpen && (
            <td rowSpan={span} style={PINNED}>
              <LineButtons id={id} line={line} onNote={onNote} />
            </td>
          )}
        </>
      )}
    </tr>
  ));
}

/** The items of which the two books say something else. */
export function DifferingTable({ lines, current, ...rest }: RowsProps) {
  return (
    <PlainTable label={KIND_WORDS.differing.label}>
      <thead>
        <tr>
          {HEADINGS.map((heading) => (
            <th key={heading} scope="col">
              <Label>{heading}</Label>
            </th>
          ))}
          {rest.isOpen && (
            <th scope="col">
              <VisuallyHidden>Acts</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <ItemRows key={line.line} line={line} isCurrent={line.line === current} {...rest} />
        ))}
      </tbody>
    </PlainTable>
  );
}
