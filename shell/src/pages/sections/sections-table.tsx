import type { SectionDto, SectionsDto } from '@hand-receipt/contracts';
import { EmptyState, Mono, Panel } from '@hand-receipt/ui';
import { type Column, DataTable, RowButtons } from '@hand-receipt/ui/table';
import { useMemo } from 'react';
import { SectionCard } from './section-card';
import { BuiltFor, LastError, Release, SectionSwitch, Signature } from './section-parts';
import { pathWords, slotWords } from './section-words';

const nameOf = ({ name }: SectionDto) => name;
const titleOf = ({ title }: SectionDto) => title;

interface SectionsTableProps {
  data: SectionsDto;
  onOpen: (section: SectionDto) => void;
  onSwitch: (section: SectionDto) => void;
}

function columnsOf({ data: { slots, mayChange }, onSwitch }: SectionsTableProps): Column<SectionDto>[] {
  return [
    {
      id: 'section',
      header: 'Section',
      value: titleOf,
      cell: ({ title, paths }) => (
        <span className="sections-two-lines">
          <b>{title}</b>
          <Mono muted>{pathWords(paths)}</Mono>
        </span>
      ),
    },
    {
      id: 'release',
      header: 'Release',
      value: ({ release }) => release?.builtAt,
      cell: ({ release }) => <Release release={release} />,
    },
    {
      id: 'signature',
      header: 'Signature',
      value: ({ release }) => release?.signature ?? 'refused',
      cell: ({ release }) => <Signature release={release} />,
    },
    {
      id: 'builtFor',
      header: 'Built for',
      value: ({ compatible }) => compatible?.reason,
      cell: ({ compatible }) => <BuiltFor compatible={compatible} />,
    },
    { id: 'slots', header: 'Slots', sortable: false, cell: (section) => slotWords(section, slots) },
    {
      id: 'lastError',
      header: 'Last error',
      value: ({ errors }) => errors.last?.at,
      cell: (section) => <LastError section={section} />,
      wrap: 200,
    },
    {
      id: 'on',
      header: 'On',
      align: 'right',
      value: ({ state }) => state,
      cell: (section) => (
        <RowButtons>
          <SectionSwitch section={section} mayChange={mayChange} onSwitch={onSwitch} />
        </RowButtons>
      ),
    },
  ];
}

/** A row for each section; it opens its details. */
export function SectionsTable({ data, onOpen, onSwitch }: SectionsTableProps) {
  const columns = useMemo(() => columnsOf({ data, onOpen, onSwitch }), [data, onOpen, onSwitch]);
  return (
    <Panel className="sections-table">
      <DataTable
        label="Sections"
        rows={data.sections}
        columns={columns}
        rowId={nameOf}
        rowName={titleOf}
        density="actions"
        onOpen={onOpen}
        renderCard={(section) => (
          <SectionCard section={section} data={data} onOpen={onOpen} onSwitch={onSwitch} />
        )}
        empty={<EmptyState title="No section is deployed." hint="Put a built section into dist/remotes." />}
      />
    </Panel>
  );
}
