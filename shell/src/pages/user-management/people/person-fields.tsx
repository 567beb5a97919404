import { RANKS, ROLES, type UnitDto } from '@hand-receipt/contracts';
import { FormGrid, SelectField, TextField } from '@hand-receipt/ui/forms';
import { unitOptions } from '../units/unit-options';

const asOptions = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));
const RANK_OPTIONS = asOptions(RANKS);
const ROLE_OPTIONS = asOptions(ROLES);

interface PersonFieldsProps {
  units: readonly UnitDto[];
  /** What the person wrote at registration, where it is no unit that is known. */
  requestedUnit?: string | null;
}

/** What is written about a person, for a form of `PersonValues`. */
export function PersonFields({ units, requestedUnit }: PersonFieldsProps) {
  return (
    <FormGrid>
      <TextField name="firstName" label="First name" autoComplete="off" />
      <TextField name="lastName" label="Last name" autoComplete="off" />
      <SelectField name="rank" label="Rank" options={RANK_OPTIONS} placeholder="Select rank" />
      <SelectField name="role" label="Role" options={ROLE_OPTIONS} />
      <SelectField
        name="unitId"
        label="Unit"
        options={unitOptions(units)}
        placeholder="Select unit"
        hint={requestedUnit ? `Wrote at registration: ${requestedUnit}` : undefined}
      />
      <TextField name="position" label="Position" optional autoComplete="off" />
      <TextField name="email" label="Email" type="email" autoComplete="off" />
      <TextField name="phone" label="Phone" type="tel" optional autoComplete="off" />
      <TextField name="serviceStart" label="In service since" type="date" optional />
      <TextField name="commandStart" label="In command since" type="date" optional />
    </FormGrid>
  );
}
