import type { DirectoryUserDto } from '@hand-receipt/contracts';
import { useCurrentUser, useQuery } from '@hand-receipt/platform';
import {
  EmptyState,
  FiltersBar,
  formatDateTime,
  Mono,
  NativeSelect,
  PageBody,
  PageHeader,
  SearchInput,
  StatusBadge,
} from '@hand-receipt/ui';
import { type Column, DataTable } from '@hand-receipt/ui/table';
import { directoryQuery } from '../../api/directory';
import { ROLE_OPTIONS, STATUS_OPTIONS } from './directory-filter';
import { PersonCard } from './person-card';
import { useDirectoryFilter } from './use-directory-filter';

const NOBODY: DirectoryUserDto[] = [];
const personId = ({ id }: DirectoryUserDto) => id;
const personLabel = ({ rank, name }: DirectoryUserDto) => `${rank} ${name}`;

const COLUMNS: Column<DirectoryUserDto>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name, strong: true },
  { id: 'rank', header: 'Rank', value: ({ rank }) => rank },
  { id: 'role', header: 'Role', value: ({ role }) => role },
  { id: 'unit', header: 'Unit', value: ({ unit }) => unit, muted: true },
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

/** The directory of the company. */
export default function UserManagementPage() {
  const { unit } = useCurrentUser();
  const { data = NOBODY, isPending, error, refetch, isFetching } = useQuery(directoryQuery);
  const { values, test, set, reset } = useDirectoryFilter();
  const shown = test ? data.filter(test).length : data.length;
  return (
    <PageBody>
      <PageHeader title="User Management" caption={unit} />
      <FiltersBar
        search={
          <SearchInput
            label="Search users"
            placeholder="Name or rank"
            value={values.search}
            onChange={(q) => set({ q })}
          />
        }
        onReset={reset}
        resetDisabled={!test}
        resultText={`${shown} ${shown === 1 ? 'person' : 'people'}`}
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
      <DataTable
        label="Users"
        rows={data}
        columns={COLUMNS}
        rowId={personId}
        rowName={personLabel}
        renderCard={PersonCard}
        filter={test}
        defaultSort={{ column: 'name', direction: 'asc' }}
        loading={isPending}
        loadingText="Loading users..."
        error={
          error && {
            title: 'Failed to load users',
            message: error.message,
            onRetry: () => void refetch(),
            retrying: isFetching,
          }
        }
        empty={<EmptyState title="No users match your filters." />}
      />
    </PageBody>
  );
}
