import type { TransferRequestDto } from '@hand-receipt/contracts';
import type { TransferRequestBox } from '@hand-receipt/data';

/** What may be done with the requests of a list. */
export const REQUEST_ACTS = { incoming: ['offer', 'decline'], outgoing: ['withdraw'] } as const;

/** What the user is about to do with a transfer request. */
export interface RequestAct {
  request: TransferRequestDto;
  act: (typeof REQUEST_ACTS)[TransferRequestBox][number];
}

/** The item as far as it is known: 'M4A1 Carbine W123456', or the serial number alone. */
export const requestedItem = ({ property, serial_number }: TransferRequestDto): string =>
  property ? `${property.name} ${property.serial_number}` : serial_number;

/** The serial number that was asked for, where the item has another one now. */
export const formerAsked = ({ property, serial_number }: TransferRequestDto): string[] =>
  property && property.serial_number !== serial_number ? [serial_number] : [];
