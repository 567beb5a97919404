import { type DirectoryUserDto, mayOpenPerson, type UserDto } from '@hand-receipt/contracts';
import { formatDateTime, Link, Mono } from '@hand-receipt/ui';
import { type Column, RowButtons } from '@hand-receipt/ui/table';
import type { ReactNode } from 'react';
import { AccountStatus } from './account-status';

/** A name leads to what the person is responsible for, where I may see it. */
const nameColumn = (me: UserDto): Column<DirectoryUserDto> => ({
  id: 'name',
  header: 'Name',
  value: ({ name }) => name,
  cell: (person) =>
    mayOpenPerson(me, person) ? <Link to={`/people/${person.id}`}>{person.name}</Link> : person.name,
  strong: true,
  shorten: 280,
});

const FACTS: Column<DirectoryUserDto>[] = [
  { id: 'rank', header: 'Rank', value: ({ rank }) => rank },
  { id: 'role', header: 'Role', value: ({ role }) => role },
  { id: 'unit', header: 'Unit', value: ({ unit }) => unit, muted: true, wrap: 136 },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: (person) => <AccountStatus person={person} />,
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
export function peopleColumns(
  me: UserDto,
  menu: ((person: DirectoryUserDto) => ReactNode) | null,
): Column<DirectoryUserDto>[] {
  const facts = [nameColumn(me), ...FACTS];
  if (menu === null) return facts;
  return [
    ...facts,
    {
      id: 'actions',
      header: 'Actions',
      hideHeader: true,
      pinned: true,
      align: 'right',
      cell: (person) => <RowButtons>{menu(person)}</RowButtons>,
    },
  ];
}
