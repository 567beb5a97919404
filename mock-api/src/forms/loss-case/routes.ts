import { type EventBody, readEvent, toHex } from '@hand-receipt/ledger';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { type Viewer, seesWholeCase } from '../../access';
import { route } from '../../http';
import { type Database, inArray, notFound } from '../../kernel';
import { ledgerEvents } from '../../ledger';
import { findCase } from '../../loss-cases';
import type { FormStamps } from '../da2062/export';
import { pageStamp } from '../da2062/stamp';
import { Paper } from '../pdf/paper';
import { printSheets } from '../pdf/print-sheets';
import { nameFile, sendPdf } from '../send-file';
import { loadExhibitPhotos } from './load-photos';
import { lossPacketJson } from './packet-json';
import { type CustodyEvent, lossPacketSheets } from './packet-sheets';

/** @throws ApiError 404 out of sight, and for a person who sees a part of the case alone. */
function findWhole(db: Kysely<Database>, viewer: Viewer, id: string, now: Date) {
  if (!seesWholeCase(viewer)) throw notFound('Loss case not found');
  return findCase(db, viewer, id, now);
}

const serialOf = ({ details }: EventBody, known: ReadonlyMap<string, string>, item: string): string =>
  typeof details.serialNumber === 'string' ? details.serialNumber : (known.get(item) ?? item);

async function readCustody(
  db: Kysely<Database>,
  items: readonly { id: string; serial_number: string }[],
): Promise<CustodyEvent[]> {
  const known = new Map(items.map(({ id, serial_number: serial }) => [id, serial]));
  const rows = await ledgerEvents(db)
    .select(['seq', 'body', 'leaf_hash', 'ts', 'item_id'])
    .where('item_id', '=', inArray([...known.keys()]))
    .orderBy('seq')
    .execute();
  return rows.map(({ seq, body, leaf_hash, ts, item_id }) => {
    const event = readEvent(body);
    return {
      seq,
      type: event.type,
      at: ts,
      actor: event.actor.name,
      serialNumber: serialOf(event, known, item_id ?? ''),
      leafHash: toHex(leaf_hash),
    };
  });
}

/** The packet of a loss case, as PDF and as JSON. */
export function lossPacketRoutes(
  app: FastifyInstance,
  stamps: (db: Kysely<Database>) => Promise<FormStamps>,
): void {
  route(app, 'GET /api/loss-cases/:id/packet.pdf', async ({ db, params, user, reply }) => {
    const lossCase = await findWhole(db, user, params.id, app.clock.now());
    const { at, program, stampOf } = await stamps(db);
    const stamp = pageStamp({ number: lossCase.id, at, stamp: await stampOf([]), registered: null, program });
    const paper = await Paper.open({ title: `Loss Case ${lossCase.id}`, at });
    const events = await readCustody(db, lossCase.items);
    const photos = await loadExhibitPhotos(db, lossCase.id);
    const sheets = lossPacketSheets(paper, { lossCase, events, photos }, stamp);
    return sendPdf(reply, printSheets(paper, sheets), `Loss_Case_${lossCase.id}.pdf`);
  });

  route(app, 'GET /api/loss-cases/:id/packet.json', async ({ db, params, user, reply }) => {
    const lossCase = await findWhole(db, user, params.id, app.clock.now());
    const itemIds = lossCase.items.map(({ id }) => id);
    const file = await lossPacketJson(db, app.sealer, { caseId: lossCase.id, itemIds });
    nameFile(reply, 'application/json', `Loss_Case_${lossCase.id}.json`);
    return Buffer.from(file);
  });
}
