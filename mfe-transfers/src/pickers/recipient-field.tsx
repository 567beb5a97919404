import type { PersonDto } from '@hand-receipt/contracts';
import { moreRecipientsNote, peopleQueries, recipientWords, useDebouncedValue } from '@hand-receipt/data';
import { refusalOf, useQuery } from '@hand-receipt/platform';
import { ComboboxField, noteOf, stillFitting } from '@hand-receipt/ui/combobox';
import { useField } from '@hand-receipt/ui/forms';
import { standing } from '../transfers/parties';

/** What a form with this field holds: the name as typed, and the person once one was chosen. */
export interface RecipientValues {
  recipient: string;
  person: PersonDto | null;
}

/** The person to hand an item to, connections first. */
export function RecipientField({ label, first }: { label: string; first?: boolean }) {
  const [text, , textHelpers] = useField<string>('recipient');
  const [person, , personHelpers] = useField<PersonDto | null>('person');

  const typed = person.value ? '' : text.value.trim();
  const wanted = useDebouncedValue(typed);
  const { data, error, isPending, isPlaceholderData } = useQuery(peopleQueries.recipients(wanted));
  const isAnswered = !isPlaceholderData && wanted === typed;
  const offered = stillFitting(data, { text: typed, isAnswered, wordsOf: recipientWords });
  const failure = error && refusalOf(error);

  const choose = (index: number) => {
    const chosen = offered[index];
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
      options={offered.map((one) => ({ id: one.id, main: one.name, aside: standing(one) }))}
      note={
        noteOf({ isPending, failure, offered, isAnswered, none: 'Nobody of that name can take it.' }) ??
        moreRecipientsNote(offered, typed)
      }
      onType={() => void personHelpers.setValue(null, false)}
      onChoose={choose}
    />
  );
}
