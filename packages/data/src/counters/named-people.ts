import type { CounterReadingDto, HandOverDto } from '@hand-receipt/contracts';
import { toNamed } from '../people/recipient-name';

/** A hand-over with its recipient under the name that tells them apart from others. */
export const toNamedHandOver = (handOver: HandOverDto): HandOverDto => ({
  ...handOver,
  recipient: toNamed(handOver.recipient),
});

/** What a code was read as, with its people under the names that tell them apart from others. */
export const toNamedReading = (reading: CounterReadingDto): CounterReadingDto => ({
  ...reading,
  person: reading.person && toNamed(reading.person),
  people: reading.people.map(toNamed),
});
