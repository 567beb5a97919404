import type { DirectoryUserDto } from '@hand-receipt/contracts';
import { formatDateTime, Mono, StatusBadge } from '@hand-receipt/ui';
import { type Column, RowButtons } from '@hand-receipt/ui/table';
import type { ReactNode } from 'react';

const FACTS: Column<DirectoryUserDto>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name, strong: true, shorten: 280 },
  { id: 'rank', header: 'Rank', value: ({ rank }) => rank },
  { id: 'role', header: 'Role', value: ({ role }) => role },
  { id: 'unit', header: 'Unit', value: ({ unit }) => unit, muted: true, wrap: 136 },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: 'lastLogin',
    header: 'Last login',
    value: ({ lastLogin }) => lastLogin,
    cell: ({ lastLogin }) => (lastLogin ? <Mono>{formatDateTime(lastLogin)}</Mono> : 'Never'),
  },
  { id: 'id', header: 'ID', value: ({ id }) => id, mono: true, muted: true },
];

/** The directory's columns, with each person's menu where anybody has one. */
export const peopleColumns = (
  menu: ((person: DirectoryUserDto) => ReactNode) | null,
): Column<DirectoryUserDto>[] =>
  menu === null
    ? FACTS
    : [
        ...FACTS,
        {
          id: 'actions',
          header: 'Actions',
          hideHeader: true,
          pinned: true,
          align: 'right',
          cell: (person) => <RowButtons>{menu(person)}</RowButtons>,
        },
      ];
