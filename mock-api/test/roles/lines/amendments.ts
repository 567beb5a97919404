import { createAmendment } from '../../../src/amendments/create-amendment';
import { TEST_PASSWORD } from '../../support/app';
import { type Line, type Lines, everybody, line } from '../line';
import { photoOf } from '../photo-of';
import type { Username, World } from '../role-matrix-fixture';
import { newSquad } from './unit-settings';

const PASSED = { field: 'password', isRight: true, by: null } as const;
const proof = { password: TEST_PASSWORD };
const reason = 'The data plate was misread.';
const CODES = [{ code: 'U', label: 'Unclassified', class: 'unclassified' }];

/** An amendment of an item that somebody holds, reported by them or proposed by the supply sergeant. */
async function amendmentOf(world: World, holder: Username, by: Username | 'report'): Promise<string> {
  const who = by === 'report' ? holder : by;
  const itemId = await world.itemOf(holder);
  const { id: uploadId } = await photoOf(world, who);
  const lines = [{ itemId, field: 'serial_number' as const, to: world.newSerial() }];
  const body = { reason, lines, uploadIds: [uploadId] };
  return world.act(who, (work) => createAmendment(work, body, by === 'report' ? null : PASSED));
}

async function newAmendment(world: World, me: Username, holder: Username, report: boolean) {
  const { id: uploadId } = await photoOf(world, me);
  const lines = [{ itemId: await world.itemOf(holder), field: 'serial_number', to: world.newSerial() }];
  return { body: { reason, lines, uploadIds: [uploadId], ...(report ? { report } : { proof }) } };
}

/** A call on what a squad mate reported, and on what the supply sergeant proposed of the squad mate's item. */
const onBoth = (reported: string, proposed: string, body?: object): Line[] => [
  line(reported, 'what a squad mate reported of their own item', async (world) => ({
    id: await amendmentOf(world, 'squadmate', 'report'),
    ...(body && { body }),
  })),
  line(proposed, "what the supply sergeant proposed of a squad mate's item", async (world) => ({
    id: await amendmentOf(world, 'squadmate', 'supply'),
    ...(body && { body }),
  })),
];

/** Amendments. Of the callers only the commander signs for this company. */
export const amendmentLines: Lines = {
  'GET /api/amendments': [everybody(200, 'those that they may see')],
  'GET /api/amendments/counts': [everybody(200, 'those that wait for them')],

  //     outsider soldier leader supply commander admin
  'GET /api/amendments/:id': [
    everybody(200, 'what they reported of their own item', async (world, me) => ({
      id: await amendmentOf(world, me, 'report'),
    })),
    ...onBoth('404 404 404 200 200 200', '404 404 404 200 200 200'),
  ],
  'GET /api/amendments/:id/pdf': onBoth('404 404 404 200 200 200', '404 404 404 200 200 200'),
  'POST /api/amendments': [
    everybody(201, 'a report of their own item', (world, me) => newAmendment(world, me, me, true)),
    line('404 404 201 201 201 201', "a report of a squad mate's item", (world, me) =>
      newAmendment(world, me, 'squadmate', true),
    ),
    // Above each company there is no other commander: theirs cannot propose, for nobody else could sign.
    line('409 403 403 201 409 403', 'a proposal for their own item', (world, me) =>
      newAmendment(world, me, me, false),
    ),
    line('404 404 403 201 409 403', "a proposal for a squad mate's item", (world, me) =>
      newAmendment(world, me, 'squadmate', false),
    ),
  ],
  'POST /api/amendments/rules': [
    // No item has a code that the squad's table would change, so that there is nothing to propose.
    line('404 403 403 409 409 403', 'the CIIC codes of a squad', async (world) => ({
      body: { codes: { unitId: await newSquad(world), value: CODES, version: 0 }, reason, proof },
    })),
  ],
  'POST /api/amendments/:id/propose': onBoth('404 404 404 200 409 403', '404 404 404 409 409 409', { proof }),
  'POST /api/amendments/:id/sign': onBoth('404 404 404 403 409 403', '404 404 404 403 200 403', proof),
  'POST /api/amendments/:id/refuse': onBoth('404 404 404 200 200 403', '404 404 404 403 200 403', {
    reason: 'The plate reads otherwise.',
  }),
  'POST /api/amendments/:id/withdraw': [
    everybody(200, 'what they reported of their own item', async (world, me) => ({
      id: await amendmentOf(world, me, 'report'),
    })),
    ...onBoth('404 404 404 403 403 403', '404 404 404 200 403 403'),
  ],
};
