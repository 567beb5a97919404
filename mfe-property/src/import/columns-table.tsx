import type { ImportColumnDto, ImportColumnsDto, ImportField } from '@hand-receipt/contracts';
import { Mono, NativeSelect, Panel, PlainTable, StatusBadge, Text, useIsPhone } from '@hand-receipt/ui';
import { Fragment } from 'react';
import { FIELD_OPTIONS, LEFT_OUT } from './field-words';

interface ColumnsTableProps {
  data: ImportColumnsDto;
  fields: readonly (ImportField | null)[];
  /** People whom the file names and nobody has placed. */
  toPlace: number;
  onChange: (index: number, field: ImportField | null) => void;
}

interface StateProps {
  column: ImportColumnDto;
  field: ImportField | null;
  isTwice: boolean;
  toPlace: number;
}

function ColumnState({ column, field, isTwice, toPlace }: StateProps) {
  if (field === null) return <StatusBadge status="not-verified" label="Not kept" />;
  if (isTwice) return <StatusBadge status="missing" label="Chosen twice" />;
  if (field === 'holder' && toPlace > 0) {
    return <StatusBadge status="damaged" label={`${toPlace} ${toPlace === 1 ? 'name' : 'names'} to place`} />;
  }
  if (column.field !== field || !column.known) return <StatusBadge status="present" label="Chosen here" />;
  return (
    <StatusBadge
      status="present"
      label={column.known === 'saved' ? 'From the saved reading' : 'Known name'}
    />
  );
}

/** Values are whole, and the line breaks between them. */
function FirstValues({ values }: { values: readonly string[] }) {
  return values.map((value, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      <Mono muted>{value}</Mono>
    </Fragment>
  ));
}

/** Each column of the file, its first values, and the field that it is. */
export function ColumnsTable({ data, fields, toPlace, onChange }: ColumnsTableProps) {
  const isPhone = useIsPhone();
  const headings = ['Their column', ...(isPhone ? [] : ['First values']), 'Our field', 'State'];
  return (
    <Panel>
      <PlainTable label="Columns of the file">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.columns.map((column, index) => {
            const field = fields[index] ?? null;
            const values = <FirstValues values={column.first_values} />;
            const name = column.heading || `Column ${index + 1}`;
            return (
              // Two columns may have one heading.
              <tr key={index}>
                <th scope="row">
                  <b>{name}</b>
                  {isPhone && <Text textStyle="caption">{values}</Text>}
                </th>
                {!isPhone && <td data-name>{values}</td>}
                <td>
                  <NativeSelect
                    label={`Field of ${name}`}
                    value={field ?? LEFT_OUT}
                    options={FIELD_OPTIONS}
                    width={isPhone ? 150 : 170}
                    onChange={(next) => onChange(index, next === LEFT_OUT ? null : next)}
                  />
                </td>
                <td>
                  <ColumnState
                    column={column}
                    field={field}
                    isTwice={field !== null && fields.indexOf(field) !== fields.lastIndexOf(field)}
                    toPlace={toPlace}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </PlainTable>
    </Panel>
  );
}
