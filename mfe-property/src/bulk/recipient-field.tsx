import { peopleQueries, recipientName, useDebouncedValue } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { TextField, useField } from '@hand-receipt/ui/forms';
import { useId } from 'react';

/** The person to hand items to: the form's field `recipient`, with the names that the server knows under it. */
export function RecipientField() {
  const listId = useId();
  const [{ value }] = useField<string>('recipient');
  const { data: people = [], error } = useQuery(peopleQueries.recipients(useDebouncedValue(value.trim())));
  return (
    <>
      <TextField
        name="recipient"
        label="Recipient"
        hint={error?.message}
        placeholder="Name"
        list={listId}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
      />
      <datalist id={listId}>
        {people.map((person) => (
          <option key={person.id} value={recipientName(person, people)}>
            {person.position ?? person.unit}
          </option>
        ))}
      </datalist>
    </>
  );
}
