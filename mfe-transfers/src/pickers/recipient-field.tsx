import type { PersonDto } from '@hand-receipt/contracts';
import { useQuery } from '@hand-receipt/platform';
import { useField } from '@hand-receipt/ui/forms';
import { recipientsOptions } from '../api/recipients';
import { standing } from '../transfers/parties';
import { ComboboxField } from './combobox-field';
import { noteOf } from './note-of';
import { usePaused } from './use-paused';

/** What a form with this field holds: the name as typed, and the person once one was chosen. */
export interface RecipientValues {
  recipient: string;
  person: PersonDto | null;
}

/** The person to hand an item to, connections first. */
export function RecipientField({ label, first }: { label: string; first?: boolean }) {
  const [text, , textHelpers] = useField<string>('recipient');
  const [person, , personHelpers] = useField<PersonDto | null>('person');
  const wanted = usePaused(person.value ? '' : text.value.trim());
  const people = useQuery(recipientsOptions(wanted));

  const choose = (index: number) => {
    const chosen = people.data?.[index];
    if (!chosen) return;
    void textHelpers.setValue(chosen.name, false);
    textHelpers.setError(undefined);
    void personHelpers.setValue(chosen, false);
  };

  return (
    <ComboboxField
      name="recipient"
      label={label}
      placeholder="Name"
      first={first}
      options={(people.data ?? []).map((one) => ({ id: one.id, main: one.name, aside: standing(one) }))}
      note={noteOf(people, 'Nobody of that name can take it.')}
      onType={() => void personHelpers.setValue(null, false)}
      onChoose={choose}
    />
  );
}
