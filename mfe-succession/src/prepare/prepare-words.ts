import type { PrepareRowDto } from '@hand-receipt/contracts';
import { counted } from '@hand-receipt/ui';

/** What a row checks, and what it says while something is open. */
export const PREPARE_WORDS: Record<PrepareRowDto['key'], { title: string; open: (count: number) => string }> =
  {
    transfers: {
      title: 'Open transfers and recalls of items in the set',
      open: (count) => `${counted(count, 'transfer')} open`,
    },
    inventories: {
      title: 'Open inventories of the unit',
      open: (count) => `${counted(count, 'inventory', 'inventories')} open`,
    },
    'incoming-active': {
      title: 'Incoming has an active account of the company',
      open: () => 'No active account',
    },
    lost: {
      title: 'Items that are Lost without a loss case or document',
      open: (count) => counted(count, 'item'),
    },
    unsigned: {
      title: 'Items nobody has signed for; items signed from the book by others',
      open: (count) => `${counted(count, 'section')} to choose`,
    },
    printed: {
      title: 'Sub-hand receipts not printed or acknowledged within 6 months',
      open: (count) => counted(count, 'hand receipt'),
    },
    'maintenance-forms': {
      title: 'Maintenance forms sent to the outgoing and not answered',
      open: (count) => counted(count, 'form'),
    },
    orders: {
      title: 'Orders, letter of instruction, publications on hand',
      open: () => 'Not attached',
    },
  };
