import { CheckIcon, Label, Mono } from '@hand-receipt/ui';
import { COUNT_COLUMNS, EMPTY_LINES, PAPER_LINES } from './paper-form-lines';

const HEAD = [
  ['Hand receipt / annex number', 'HR-B-07'],
  ['From', 'PBO, 4-612 IN'],
  ['To', 'CDR, B CO, 4-612 IN'],
] as const;

const emptyLines = Array.from({ length: EMPTY_LINES }, () => ['', '', '', 0] as const);

/** A DA 2062 under count, its ticks thinning out from A to F. Nothing to read here, so readers are spared it. */
export function PaperForm() {
  return (
    <div className="paper" aria-hidden="true">
      <div className="paper-head">
        {HEAD.map(([caption, value]) => (
          <div key={caption}>
            <Label as="p">{caption}</Label>
            <Mono as="p">{value}</Mono>
          </div>
        ))}
      </div>
      <table>
        <thead>
          <tr>
            <th>Stock number</th>
            <th>Item description</th>
            <th>Serial no.</th>
            {COUNT_COLUMNS.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...PAPER_LINES, ...emptyLines].map(([nsn, item, serial, ticks], line) => (
            <tr key={line}>
              <td className="paper-mono">{nsn}</td>
              <td>{item}</td>
              <td className="paper-mono">{serial}</td>
              {COUNT_COLUMNS.map((column, index) => (
                <td key={column}>{index < ticks ? <CheckIcon size={13} strokeWidth={2.25} /> : null}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
