import type { CounterDto, UserDto } from '@hand-receipt/contracts';

/**
 * A person sees of a counter what is out with their own people, and not what it keeps: a Squad Leader who does not
 * operate it. The server decides by the same rule.
 */
export const seesOwnPeople = ({ may }: CounterDto, { role }: Pick<UserDto, 'role'>): boolean =>
  may.read && !may.operate && role === 'Squad Leader';

/** A person sees what a counter keeps: its operators, the Commander and the Supply Sergeant. */
export const seesStock = (counter: CounterDto, me: Pick<UserDto, 'role'>): boolean =>
  counter.may.operate || (counter.may.read && !seesOwnPeople(counter, me));
