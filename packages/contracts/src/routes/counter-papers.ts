import { Type } from 'typebox';
import { Id, IdParams, type RouteContract } from './common';

/** Cards of one print. */
export const CARD_LIMIT = 200;

/** The call answers a file and nothing else. */
const FileOnly = Type.Never();
const PDF = 'application/pdf';
const Day = Type.String({ format: 'date' });

export const counterPaperRoutes = {
  'POST /api/weapon-cards': {
    summary: 'Issue new weapon cards for items of a counter; the cards that were issued before are void',
    body: Type.Object(
      { counterId: Id, itemIds: Type.Array(Id, { minItems: 1, maxItems: CARD_LIMIT }) },
      { additionalProperties: false },
    ),
    /** By the names of their people. */
    response: Type.Object({ numbers: Type.Array(Type.String()) }),
    status: 201,
  },
  'GET /api/counters/:id/weapon-cards.pdf': {
    summary: 'Weapon cards of a counter by their numbers, on sheets to cut, within 15 minutes of their issue',
    params: IdParams,
    /** With commas between them. */
    query: Type.Object({ numbers: Type.String({ minLength: 1, maxLength: 10 * CARD_LIMIT }) }),
    response: FileOnly,
    refuses: [403, 409],
    showsSensitive: true,
    produces: PDF,
  },
  'GET /api/counters/:id/log.pdf': {
    summary: 'The issue log of a counter on paper, or a blank one to fill in by hand',
    params: IdParams,
    query: Type.Object({
      from: Type.Optional(Day),
      to: Type.Optional(Day),
      /** A blank sheet. */
      blank: Type.Optional(Type.Boolean()),
    }),
    response: FileOnly,
    showsSensitive: true,
    produces: PDF,
  },
  'GET /api/counters/:id/out.pdf': {
    summary: 'Who is out of a counter, on paper',
    params: IdParams,
    response: FileOnly,
    showsSensitive: true,
    produces: PDF,
  },
  'GET /api/counter/handovers/:id/paper': {
    summary: 'The paper of a hand-over or return: DA Form 2062 of an issue, else a receipt',
    params: IdParams,
    response: FileOnly,
    showsSensitive: true,
    produces: PDF,
    transaction: 'none',
  },
} as const satisfies Record<string, RouteContract>;
