import type { ImportRowDto } from '@hand-receipt/contracts';
import { FormCell, FormStrip, Panel } from '@hand-receipt/ui';
import { FIELD_LABELS } from './field-words';

const SHOWN = ['serial_number', 'lin', 'nsn', 'ciic', 'name', 'holder'] as const;
const MONO: readonly string[] = ['serial_number', 'lin', 'nsn', 'ciic'];

/** The first row of the file as an item. */
export function FirstRow({ row }: { row: ImportRowDto }) {
  return (
    <Panel title={`Row ${row.line} as it would read`} padded>
      <FormStrip columns={2}>
        {SHOWN.map((field) => (
          <FormCell key={field} caption={FIELD_LABELS[field]} mono={MONO.includes(field)}>
            {row.item[field] ?? 'None'}
          </FormCell>
        ))}
      </FormStrip>
    </Panel>
  );
}
