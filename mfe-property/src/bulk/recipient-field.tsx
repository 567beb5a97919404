import type { PersonDto } from '@hand-receipt/contracts';
import { moreRecipientsNote, peopleQueries, recipientWords, useDebouncedValue } from '@hand-receipt/data';
import { refusalOf, useQuery } from '@hand-receipt/platform';
import { ComboboxField, noteOf, stillFitting } from '@hand-receipt/ui/combobox';
import { useField } from '@hand-receipt/ui/forms';

/** The person to hand items to: the form's fields `recipient`, the name as typed, and `person`, once one was chosen. */
export function RecipientField() {
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
      label="Recipient"
      placeholder="Name"
      first
      options={offered.map(({ id, name, position, unit }) => ({ id, main: name, aside: position ?? unit }))}
      note={
        noteOf({ isPending, failure, offered, isAnswered, none: 'Nobody of that name can take them.' }) ??
        moreRecipientsNote(offered, typed)
      }
      onType={() => void personHelpers.setValue(null, false)}
      onChoose={choose}
    />
  );
}
