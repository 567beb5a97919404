import type { SectionAudienceDto } from '@hand-receipt/contracts';
import { yup } from '@hand-receipt/ui/forms';
import { chosen } from '../choices-field';

/** The form's values: ids and roles are joined by commas. */
export interface CanaryValues {
  kind: string;
  percent: string;
  units: string;
  roles: string;
  people: string;
}

export const NO_AUDIENCE: CanaryValues & Record<string, string> = {
  kind: 'percent',
  percent: '10',
  units: '',
  roles: '',
  people: '',
};

export const KINDS = [
  { value: 'percent', label: 'A share of all people' },
  { value: 'units', label: 'Units' },
  { value: 'roles', label: 'Roles' },
  { value: 'people', label: 'People' },
  { value: 'everyone', label: 'Everyone' },
];

const neededFor = (kind: string, message: string) =>
  yup.string().when('kind', { is: kind, then: (field) => field.required(message) });

export const canarySchema = yup.object({
  kind: yup.string().required(),
  percent: yup.string().when('kind', {
    is: 'percent',
    then: (field) =>
      field.required('A share is required').test('share', 'A whole number from 1 to 100', (text) => {
        const share = Number(text);
        return Number.isInteger(share) && share >= 1 && share <= 100;
      }),
  }),
  units: neededFor('units', 'Choose at least one unit'),
  roles: neededFor('roles', 'Choose at least one role'),
  people: neededFor('people', 'Choose at least one person'),
});

/** @throws Error for a kind that the form does not have */
export function toAudience({ kind, percent, units, roles, people }: CanaryValues): SectionAudienceDto {
  switch (kind) {
    case 'percent':
      return { kind, percent: Number(percent) };
    case 'units':
      return { kind, unitIds: chosen(units) };
    case 'roles':
      return { kind, roles: chosen(roles) as SectionAudienceDto['roles'] };
    case 'people':
      return { kind, userIds: chosen(people) };
    case 'everyone':
      return { kind };
    default:
      throw new Error(`There is no audience "${kind}"`);
  }
}
