import type { LossFactsDto } from '@hand-receipt/contracts';

/** What a report of a loss says; long before every clock of the tests. */
const LOSS_FACTS = {
  circumstances: 'Not found after the river crossing',
  lastSeenAt: '2020-05-04T10:00:00.000Z',
  lastSeenWhere: 'Arms room',
} satisfies LossFactsDto;

/** The body that reports an item lost. */
export const LOST = { status: 'Lost', loss: LOSS_FACTS } as const;

/** The body of a change of status, with facts where it needs them. */
export const statusBody = (status: string) => (status === 'Lost' ? LOST : { status });
