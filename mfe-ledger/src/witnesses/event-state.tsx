import type { LedgerEventDto, WitnessesDto } from '@hand-receipt/contracts';
import { formatDateTime } from '@hand-receipt/ui';
import { useWitnesses } from './use-witnesses';

type Witness = WitnessesDto['witnesses'][number];

/** Those who have signed a checkpoint with the event in it. One that remembers another history vouches for none. */
const signersOf = (seq: number, witnesses: readonly Witness[]): Witness[] =>
  witnesses.filter(({ size, state }) => size > seq && state !== 'refused');

/** How far an event has come: Recorded, Sealed, or Witnessed by so many. */
export function eventState(
  { seq, sealed }: Pick<LedgerEventDto, 'seq' | 'sealed'>,
  witnesses: readonly Witness[] | null,
): string {
  const signed = witnesses ? signersOf(seq, witnesses).length : 0;
  if (witnesses && signed > 0) return `Witnessed ${signed} of ${witnesses.length}`;
  return sealed ? 'Sealed' : 'Recorded';
}

const signedAt = ({ name, at }: Witness): string => `${name} ${formatDateTime(at)}`;

/** The same in a list, with the names and times of the witnesses on demand. */
export function EventState({ event }: { event: Pick<LedgerEventDto, 'seq' | 'sealed'> }) {
  const witnesses = useWitnesses();
  const names = signersOf(event.seq, witnesses ?? [])
    .map(signedAt)
    .join(', ');
  return <span data-tooltip={names || undefined}>{eventState(event, witnesses)}</span>;
}
