import {
  columnLetters,
  type ImportColumnDto,
  type ImportColumnsDto,
  type ImportField,
} from '@hand-receipt/contracts';
import {
  ArrowRightIcon,
  Box,
  Flex,
  Label,
  Mono,
  NativeSelect,
  Panel,
  PlainTable,
  StatusBadge,
  Text,
  useIsPhone,
} from '@hand-receipt/ui';
import { Fragment, type ReactNode } from 'react';
import { FIELD_OPTIONS, LEFT_OUT } from './field-words';

const HEADINGS = ['Their column', 'First values', 'Our field', 'State'];

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

type Ground = 'warning.subtle' | 'danger.subtle' | undefined;

/** The ground of a row whose state asks for something. */
function groundOf({ field, isTwice, toPlace }: Omit<StateProps, 'column'>): Ground {
  if (isTwice) return 'danger.subtle';
  return field === 'holder' && toPlace > 0 ? 'warning.subtle' : undefined;
}

/** A value is whole on a line where it fits one; a longer one wraps. */
const WRAPPING = {
  '& .hr-mono': {
    display: 'inline-block',
    maxWidth: '100%',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
};

const FirstValues = ({ values }: { values: readonly string[] }) => (
  <Box as="span" css={WRAPPING}>
    {values.map((value, index) => (
      <Fragment key={index}>
        <Mono muted>{value}</Mono>
        {index < values.length - 1 && '\u00a0· '}
      </Fragment>
    ))}
  </Box>
);

interface RowProps {
  column: ImportColumnDto;
  name: string;
  /** The choice of its field. */
  select: ReactNode;
  state: ReactNode;
  /** Of a row that the person has to look at. */
  ground: Ground;
}

const ColumnRow = ({ column, name, select, state, ground }: RowProps) => (
  <Box as="tr" bg={ground}>
    <th scope="row">
      <Box as="b" display="block" minWidth="132px">
        {name}
      </Box>
    </th>
    <td data-name>
      <Flex align="center" justify="space-between" gap="3">
        <FirstValues values={column.first_values} />
        <Box as={ArrowRightIcon} boxSize="4" flex="none" aria-hidden />
      </Flex>
    </td>
    <td>{select}</td>
    <td>{state}</td>
  </Box>
);

const ColumnListItem = ({ column, name, select, state, ground }: RowProps) => (
  <Box
    as="li"
    bg={ground}
    display="grid"
    gap="2"
    padding="3"
    paddingInline="4"
    borderTopWidth="1px"
    borderColor="border.subtle"
    _first={{ borderTopWidth: '0' }}
  >
    <div>
      <Text fontWeight="600" overflowWrap="anywhere">
        {name}
      </Text>
      <Text textStyle="caption">
        <FirstValues values={column.first_values} />
      </Text>
    </div>
    <Flex gap="2" columnGap="4" align="center" wrap="wrap">
      {select}
      {state}
    </Flex>
  </Box>
);

const LABEL = 'Columns of the file';

/** Each column of the file, its first values, and the field that it is. A list on a phone. */
export function ColumnsTable({ data, fields, toPlace, onChange }: ColumnsTableProps) {
  const isPhone = useIsPhone();
  const Row = isPhone ? ColumnListItem : ColumnRow;
  const rows = data.columns.map((column, index) => {
    const field = fields[index] ?? null;
    const isTwice = field !== null && fields.indexOf(field) !== fields.lastIndexOf(field);
    const name = column.heading || `Column ${columnLetters(index)}`;
    return (
      <Row
        // Two columns may have one heading.
        key={index}
        column={column}
        name={name}
        ground={groundOf({ field, isTwice, toPlace })}
        state={<ColumnState column={column} field={field} isTwice={isTwice} toPlace={toPlace} />}
        select={
          <NativeSelect
            label={`Field of ${name}`}
            value={field ?? LEFT_OUT}
            options={FIELD_OPTIONS}
            width={170}
            onChange={(next) => onChange(index, next === LEFT_OUT ? null : next)}
          />
        }
      />
    );
  });
  return (
    <Panel>
      {isPhone ? (
        <Box as="ul" aria-label={LABEL} listStyleType="none">
          {rows}
        </Box>
      ) : (
        <PlainTable label={LABEL}>
          <thead>
            <tr>
              {HEADINGS.map((heading) => (
                <th key={heading} scope="col">
                  <Label>{heading}</Label>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows}</tbody>
        </PlainTable>
      )}
    </Panel>
  );
}
