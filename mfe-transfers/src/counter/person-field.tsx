import type { DirectoryUserDto } from '@hand-receipt/contracts';
import { Text } from '@hand-receipt/ui';
import { QuerySelectField } from '@hand-receipt/ui/forms';

type Person = Pick<DirectoryUserDto, 'id' | 'rank' | 'name' | 'status'>;

/** The people of the directory who can be chosen, each as 'SPC Cole Whitaker'. */
export const personOptions = (people: readonly Person[]) =>
  people
    .filter(({ status }) => status === 'Active')
    .map(({ id, rank, name }) => ({ value: id, label: `${rank} ${name}` }));

export interface PersonFieldProps {
  label: string;
  /** The directory. */
  query: { data: Person[] | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
}

/** The field `userId` of a form: a person of the directory. */
export const PersonField = ({ label, query }: PersonFieldProps) => (
  <QuerySelectField
    name="userId"
    label={label}
    placeholder="Choose a person"
    of="people"
    query={query}
    options={personOptions}
    nobody={<Text color="fg.muted">There is nobody to choose.</Text>}
  />
);
