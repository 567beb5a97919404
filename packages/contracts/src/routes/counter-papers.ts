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
    summary: 'Weapon cards of items of a counter, on sheets to cut; the cards printed before are void',
    body: Type.Object(
      { counterId: Id, itemIds: Type.Array(Id, { minItems: 1, maxItems: CARD_LIMIT }) },
      { additionalProperties: false },
    ),
    response: FileOnly,
    refuses: [404, 409],
    showsSensitive: true,
    produces: PDF,
    transaction: 'none',
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
