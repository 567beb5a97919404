import { useQuery } from '@hand-receipt/platform';
import { TextField, useField } from '@hand-receipt/ui/forms';
import { useId } from 'react';
import { recipientsQuery } from '../api/recipients';
import { usePaused } from '../items/use-paused';
import { recipientName } from './recipient-name';

const TYPING_PAUSE_MS = 150;

/** The person to hand items to: the form's field `recipient`, with the names that the server knows under it. */
export function RecipientField() {
  const listId = useId();
  const [{ value }] = useField<string>('recipient');
  const { data: people = [], error } = useQuery(recipientsQuery(usePaused(value.trim(), TYPING_PAUSE_MS)));
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
