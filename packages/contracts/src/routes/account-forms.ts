import { type Static, Type } from 'typebox';
import { NAME_MIN, PHONE_MIN, USERNAME_MIN } from '../constants';
import { RANKS, ROLES } from '../vocabulary';
import { Enum, Id, Name, Nullable } from './common';

/** A day, YYYY-MM-DD, of a person's service. */
export const CalendarDay = Type.String({ format: 'date', pattern: '^(19|20)' });

export const Email = Type.String({ format: 'email', maxLength: 200 });
/** Format of a telephone number, which has a digit. The server trims a text of this format before it checks it. */
export const PHONE_FORMAT = 'phone';
export const Phone = Type.String({
  minLength: PHONE_MIN,
  maxLength: 40,
  pattern: '^[0-9+(). x-]+$',
  format: PHONE_FORMAT,
});

const PersonName = Name(80, NAME_MIN);
const particulars = {
  firstName: PersonName,
  lastName: PersonName,
  rank: Enum(RANKS),
  email: Email,
};
const furtherParticulars = {
  position: Type.Optional(Nullable(Name(120))),
  phone: Type.Optional(Nullable(Phone)),
  serviceStart: Type.Optional(Nullable(CalendarDay)),
  commandStart: Type.Optional(Nullable(CalendarDay)),
};

export const CreateUserBody = Type.Object(
  {
    username: Type.String({ minLength: USERNAME_MIN, maxLength: 60, pattern: '^[A-Za-z0-9._-]+$' }),
    ...particulars,
    role: Enum(ROLES),
    unitId: Id,
    ...furtherParticulars,
  },
  { additionalProperties: false },
);
export type CreateUserDto = Static<typeof CreateUserBody>;

/** What is left out stays as it is. Role and status have calls of their own. */
export const EditUserBody = Type.Object(
  {
    firstName: Type.Optional(particulars.firstName),
    lastName: Type.Optional(particulars.lastName),
    rank: Type.Optional(particulars.rank),
    email: Type.Optional(particulars.email),
    unitId: Type.Optional(Id),
    ...furtherParticulars,
  },
  { additionalProperties: false },
);
export type EditUserDto = Static<typeof EditUserBody>;
