import {
  type CreateUserDto,
  type EditUserDto,
  NAME_MIN,
  PHONE_MIN,
  type Rank,
  type Role,
  type UserDetailsDto,
  USERNAME_MIN,
} from '@hand-receipt/contracts';
import { yup } from '@hand-receipt/ui/forms';

/** A person's form. Dates are days, YYYY-MM-DD; what is not known is ''. */
export interface PersonValues {
  firstName: string;
  lastName: string;
  rank: Rank | '';
  role: Role | '';
  unitId: string;
  email: string;
  phone: string;
  position: string;
  serviceStart: string;
  commandStart: string;
}

export const NEW_PERSON: PersonValues & { username: string } = {
  username: '',
  firstName: '',
  lastName: '',
  rank: '',
  role: 'Soldier',
  unitId: '',
  email: '',
  phone: '',
  position: '',
  serviceStart: '',
  commandStart: '',
};

const atLeast = (length: number, message: string) =>
  yup.string().trim().required(message).min(length, message);
const EMAIL = 'Invalid email address';
const PHONE = 'Please enter a valid phone number';

const fields = {
  firstName: atLeast(NAME_MIN, 'First name is required'),
  lastName: atLeast(NAME_MIN, 'Last name is required'),
  rank: yup.string().required('Rank is required'),
  role: yup.string().required('Role is required'),
  unitId: yup.string().required('Unit is required'),
  email: yup.string().trim().required(EMAIL).email(EMAIL),
  phone: yup
    .string()
    .trim()
    .matches(/^[0-9+(). x-]*$/, PHONE)
    .test('long', PHONE, (value) => !value || value.length >= PHONE_MIN),
};
export const personSchema = yup.object(fields);

const USERNAME = `Username must be at least ${USERNAME_MIN} characters`;
export const newPersonSchema = yup.object({
  ...fields,
  username: atLeast(USERNAME_MIN, USERNAME).matches(
    /^[A-Za-z0-9._-]+$/,
    'Letters, digits, dots, dashes and underscores',
  ),
});

/** The form of a person who is known. */
export const personValues = (person: UserDetailsDto): PersonValues => ({
  firstName: person.firstName,
  lastName: person.lastName,
  rank: person.rank,
  role: person.role,
  unitId: person.unitId ?? '',
  email: person.email ?? '',
  phone: person.phone ?? '',
  position: person.position ?? '',
  serviceStart: person.serviceStart ?? '',
  commandStart: person.commandStart ?? '',
});

type Particulars = Omit<PersonValues, 'role'>;
const particularsOf = (values: Particulars): EditUserDto => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  rank: values.rank || undefined,
  unitId: values.unitId,
  email: values.email.trim(),
  phone: values.phone.trim() || null,
  position: values.position.trim() || null,
  serviceStart: values.serviceStart || null,
  commandStart: values.commandStart || null,
});

/** What a filled form asks the server to make. Only for values that `newPersonSchema` has passed. */
export const newPerson = (values: PersonValues & { username: string }): CreateUserDto => ({
  ...(particularsOf(values) as Omit<CreateUserDto, 'username' | 'role'>),
  username: values.username.trim(),
  role: values.role as Role,
});

/** What differs from before; a part that is left out has not changed. */
export function changesOf(before: PersonValues, after: PersonValues) {
  const [old, now] = [particularsOf(before), particularsOf(after)];
  const changed = (Object.keys(now) as (keyof EditUserDto)[]).filter((field) => now[field] !== old[field]);
  const particulars: EditUserDto = Object.fromEntries(changed.map((field) => [field, now[field]]));
  return {
    particulars: changed.length > 0 ? particulars : undefined,
    role: after.role !== before.role ? (after.role as Role) : undefined,
  };
}
