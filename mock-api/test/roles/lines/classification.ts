import { type Caller, type Lines, everybody, line } from '../line';
import type { World } from '../role-matrix-fixture';

let made = 0;

/** An NSN that no other line uses. */
function newNsn(): string {
  made += 1;
  return `5855-01-${String(made).padStart(3, '0')}-0524`;
}

const known = (body?: object) => () => ({ params: { nsn: newNsn() }, ...(body && { body }) });

const marked = (holder: Caller | 'squadmate') => async (world: World) => ({
  body: { ids: [await world.itemOf(holder)], sensitiveMark: 'yes' },
});

/** What makes items sensitive. */
export const classificationLines: Lines = {
  //    outsider soldier leader supply commander admin
  'POST /api/property/bulk/classification': [
    everybody(
      200,
      'items out of sight, or that are not theirs to classify, each by itself',
      marked('squadmate'),
    ),
  ],
  'GET /api/catalog': [everybody(200, 'numbers of items that they may see')],
  'GET /api/catalog/:nsn': [
    everybody(200, 'a number of their book', known()),
    everybody(400, 'what is no NSN', () => ({ params: { nsn: 'none' } })),
  ],
  'PUT /api/catalog/:nsn': [
    line('200 403 403 200 200 403', 'a number of their book', known({ sensitive_mark: 'yes', version: 0 })),
  ],
};
