import type { ComponentListLineDto } from '@hand-receipt/contracts';
import { Box, EmptyState, formatCount, Label, Mono, PlainTable } from '@hand-receipt/ui';

const HEADINGS = ['Component', 'NSN', 'UI', 'ARC', 'Authorized'];

/** The components of a list, to read. */
export function ListLines({ lines, title }: { lines: readonly ComponentListLineDto[]; title?: string }) {
  if (lines.length === 0) return <EmptyState align="left" title="No list" />;
  return (
    <Box overflowX="auto">
      {title && <Label>{title}</Label>}
      <PlainTable label={title ?? 'Components'}>
        <thead>
          <tr>
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col">
                <Label>{heading}</Label>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ kind, name, nsn, ui, arc, quantity, required }) => (
            <tr key={`${name} ${nsn ?? ''}`}>
              <td>
                {name}, {kind}
                {required ? '' : ', optional'}
              </td>
              <td>
                <Mono>{nsn ?? '–'}</Mono>
              </td>
              <td>{ui ?? '–'}</td>
              <td>{arc ?? '–'}</td>
              <td>{formatCount(quantity)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Box>
  );
}
