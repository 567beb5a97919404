import { type Lines, everybody, line } from '../line';
import type { World } from '../role-matrix-fixture';

let made = 0;

/** A new squad of the company, so that one caller's change does not meet another's. */
export async function newSquad({ database }: World): Promise<string> {
  made += 1;
  const { id } = await database.db
    .insertInto('units')
    .values({ parent_id: 'B', name: `Settings squad ${made}`, kind: 'squad' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Settings of units. */
export const unitSettingLines: Lines = {
  //    outsider soldier leader supply commander admin
  'GET /api/unit-settings': [
    everybody(200, 'their own unit'),
    line('404 200 200 200 200 200', 'a squad of the company', async (world) => ({
      query: { unitId: await newSquad(world) },
    })),
  ],
  'PUT /api/unit-settings': [
    line('404 403 403 403 200 200', 'a squad of the company', async (world) => ({
      body: { unitId: await newSquad(world), key: 'amendment.photo', value: false, version: 0 },
    })),
  ],
};
