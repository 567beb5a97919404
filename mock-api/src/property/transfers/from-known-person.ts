import { sql } from 'kysely';
import { possibleRecipients } from '../../access';

/**
 * A condition on `transfer_request` as `request`: the person may hand something to the requester, whom they would not see
 * otherwise.
 */
export const fromKnownPerson = (responder: Parameters<typeof possibleRecipients>[0]) => sql<boolean>`exists (
  select from users where users.id = request.requester_user_id and ${possibleRecipients(responder)})`;
