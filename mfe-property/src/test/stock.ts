import type { ConsumableDto, ConsumptionEntryDto } from '@hand-receipt/contracts';
import { localDay } from '@hand-receipt/data';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A day from today, YYYY-MM-DD. */
const inDays = (days: number) => localDay(new Date(Date.now() + days * DAY_MS));

/** Low, and expired since yesterday. */
export const batteries: ConsumableDto = {
  id: 'C-1',
  name: 'AA Batteries',
  nsn: '6135-00-985-7845',
  category: 'Batteries',
  unit: 'pack',
  currentQuantity: 4,
  minimumQuantity: 10,
  location: 'Supply room, shelf 2',
  notes: 'For the radios',
  expirationDate: inDays(-1),
  lastRestockDate: '2026-10-02',
  version: 1,
};
export const paper: ConsumableDto = {
  ...batteries,
  id: 'C-2',
  name: 'Copier Paper',
  nsn: null,
  category: 'Office Supplies',
  unit: 'ream',
  currentQuantity: 30,
  notes: null,
  expirationDate: null,
};
export const issued: ConsumptionEntryDto = {
  id: 'E-1',
  itemId: 'C-1',
  itemName: 'AA Batteries',
  kind: 'issue',
  quantity: 6,
  balance: 4,
  date: '2026-11-20T10:00:00.000Z',
  issuedTo: 'SGT Navarro',
  issuedBy: 'SFC Brandt',
  notes: null,
};
