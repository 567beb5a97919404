import type { DirectoryUserDto } from '@hand-receipt/contracts';
import { peopleQueries } from '@hand-receipt/data';
import { useCurrentUser, useQuery } from '@hand-receipt/platform';
import { counted, EmptyState, ErrorState, FiltersBar, NativeSelect, SearchInput } from '@hand-receipt/ui';
import { DataTable } from '@hand-receipt/ui/table';
import { useMemo } from 'react';
import { type AccountAct, offeredActs, personLabel } from './account-acts';
import { ROLE_OPTIONS, STATUS_OPTIONS } from './directory-filter';
import { peopleColumns } from './people-columns';
import { PersonCard } from './person-card';
import { PersonMenu } from './person-menu';
import { useDirectoryFilter } from './use-directory-filter';

const NOBODY: DirectoryUserDto[] = [];
const personId = ({ id }: DirectoryUserDto) => id;

type Filter = ReturnType<typeof useDirectoryFilter>;

/** What the list is narrowed to: each can be taken away. */
const chipsOf = ({ role, status }: Filter['values'], set: Filter['set']) =>
  [
    role && { label: `Role: ${role}`, onRemove: () => set({ role: '' }) },
    status && { label: `Status: ${status}`, onRemove: () => set({ status: '' }) },
  ].filter((chip) => chip !== '');

interface PeopleTabProps {
  /** Keep its reference: the table's columns hang on it. */
  onAct: (act: AccountAct, id: string) => void;
}

/** The directory of the company. */
export function PeopleTab({ onAct }: PeopleTabProps) {
  const { data = NOBODY, isPending, error, refetch, isFetching } = useQuery(peopleQueries.directory());
  const me = useCurrentUser();
  const { values, test, set, reset } = useDirectoryFilter();
  const isRead = data !== NOBODY;
  const failure = error && {
    title: 'Failed to load users',
    message: error.message,
    onRetry: () => void refetch(),
    retrying: isFetching,
  };
  const shown = test ? data.filter(test).length : data.length;
  const anyActs = data.some((person) => offeredActs(person).length > 0);
  const menu = useMemo(() => {
    const menuOf = (person: DirectoryUserDto) => <PersonMenu person={person} onAct={onAct} />;
    return { of: menuOf, columns: peopleColumns(me, anyActs ? menuOf : null) };
  }, [anyActs, me, onAct]);

  return (
    <>
      <FiltersBar
        search={
          <SearchInput
            label="Search users"
            placeholder="Name or rank"
            value={values.search}
            onChange={(q) => set({ q })}
          />
        }
        chips={chipsOf(values, set)}
        onReset={reset}
        resetDisabled={!test}
        resultText={isRead ? counted(shown, 'person', 'people') : undefined}
      >
        <NativeSelect
          label="Role"
          value={values.role}
          options={ROLE_OPTIONS}
          onChange={(role) => set({ role })}
        />
        <NativeSelect
          label="Status"
          value={values.status}
          options={STATUS_OPTIONS}
          onChange={(status) => set({ status })}
        />
      </FiltersBar>
      {isRead && failure ? <ErrorState {...failure} /> : null}
      <DataTable
        label="Users"
        rows={data}
        columns={menu.columns}
        rowId={personId}
        rowName={personLabel}
        renderCard={(person) => <PersonCard person={person} menu={anyActs ? menu.of(person) : null} />}
        filter={test}
        defaultSort={{ column: 'name', direction: 'asc' }}
        loading={isPending}
        loadingText="Loading users..."
        error={isRead ? null : failure}
        empty={<EmptyState title="No users match your filters." />}
      />
    </>
  );
}
