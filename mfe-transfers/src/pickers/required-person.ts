import type { PersonDto } from '@hand-receipt/contracts';
import { findRecipient } from '@hand-receipt/data';
import { FieldError } from './field-error';
import type { RecipientValues } from './recipient-field';

/**
 * The person chosen, or the one whose full name was typed.
 * @throws FieldError where the name is nobody's, or more than one's
 */
export async function requiredPerson({ person, recipient }: RecipientValues): Promise<PersonDto> {
  const found = person ?? (await findRecipient(recipient));
  if (!found) throw new FieldError({ recipient: 'Choose a person from the list' });
  return found;
}
