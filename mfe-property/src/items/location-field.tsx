import { propertyQueries, useDebouncedValue } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { TextField, useField } from '@hand-receipt/ui/forms';
import { useId } from 'react';

/** The form's field `location`, with the unit's own locations to choose from. */
export function LocationField({ required = false }: { required?: boolean }) {
  const listId = useId();
  const [{ value }] = useField<string>('location');
  const { data: locations = [] } = useQuery(propertyQueries.locations(useDebouncedValue(value.trim())));
  return (
    <>
      <TextField
        name="location"
        label="Location"
        optional={!required}
        list={listId}
        maxLength={200}
        autoComplete="off"
        placeholder="e.g., Arms room, rack 4"
        data-autofocus
      />
      <datalist id={listId}>
        {locations.map((location) => (
          <option key={location} value={location} />
        ))}
      </datalist>
    </>
  );
}
