import type {
  ChangePlannedInput,
  ChangeProgramInput,
  NewProgramInput,
  OpenPlannedInput,
} from '@hand-receipt/contracts';
import { mutation } from '../core/mutation';
import { query } from '../core/query';

export const programQueries = {
  /** Programs of my unit and below. */
  list: () => query('GET /api/inventory-programs', ['sensitive', 'programs'], {}),
  /** What programs planned for the next 12 months, and earlier ones that are not closed. */
  calendar: () => query('GET /api/inventory-calendar', ['sensitive', 'calendar'], {}),
  /** One inventory of a program. */
  planned: (id: string) =>
    query('GET /api/inventory-calendar/:id', ['sensitive', 'calendar', id], { params: { id } }),
};

const done = { untilFresh: true };
/** Another person may have been first: then the calendar is out of date. */
const doneOrStale = { untilFresh: true, afterRefusal: true };

export const programMutations = {
  /** Plans the inventories of 12 months. */
  create: mutation('POST /api/inventory-programs', (body: NewProgramInput) => ({ body }), done),
  /** Renames a program, or ends it. */
  change: mutation(
    'PATCH /api/inventory-programs/:id',
    ({ id, ...body }: { id: string } & ChangeProgramInput) => ({ params: { id }, body }),
    doneOrStale,
  ),
  /** Moves a due date, or names a team. */
  plan: mutation(
    'PATCH /api/inventories/:id',
    ({ id, ...body }: { id: string } & ChangePlannedInput) => ({ params: { id }, body }),
    doneOrStale,
  ),
  skip: mutation(
    'POST /api/inventories/:id/skip',
    ({ id, reason }: { id: string; reason: string }) => ({ params: { id }, body: { reason } }),
    doneOrStale,
  ),
  /** Opens a planned inventory. */
  open: mutation(
    'POST /api/inventories/:id/open',
    ({ id, ...body }: { id: string } & OpenPlannedInput) => ({ params: { id }, body }),
    doneOrStale,
  ),
};
