import type { AskDto } from '@hand-receipt/contracts';

/** What is being done about an ask. */
export interface Answering {
  ask: AskDto;
  act: 'offer' | 'decline' | 'withdraw';
}

/** The item as far as it is known: 'M4A1 Carbine W123456', or the serial number alone. */
export const askedItem = ({ property, serial_number }: AskDto): string =>
  property ? `${property.name} ${serial_number}` : serial_number;
