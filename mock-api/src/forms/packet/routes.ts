import { PAGE_COUNT_HEADER } from '@hand-receipt/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { route } from '../../http';
import { findPacket, readPacketFacts, readPacketFile } from '../../succession';
import type { FormStamps } from '../da2062/export';
import { nameFile, sendPdf } from '../send-file';
import { draftPdf, fileName } from './make-packet';
import { draftJson } from './packet-json';
import { startPacketMaker } from './start-maker';

/** The packet of a succession, as PDF and as JSON. */
export function packetRoutes(
  app: FastifyInstance,
  stamps: (db: Kysely<Database>) => Promise<FormStamps>,
): void {
  const maker = startPacketMaker(app, stamps);

  route(app, 'GET /api/successions/:id/packet.pdf', async ({ db, params, query, user, reply }) => {
    const found = await findPacket(db, user, params.id, query);
    const name = fileName(found, 'pdf');
    if (!found.signing) {
      return sendPdf(
        reply,
        await draftPdf({ db, sealer: app.sealer, stamps: await stamps(db) }, found),
        name,
      );
    }
    if (!found.signing.isMade) await maker.make(found.signing);
    const { pdf, pages } = await readPacketFile(db, found.signing);
    nameFile(reply, 'application/pdf', name);
    reply.header(PAGE_COUNT_HEADER, pages);
    return Buffer.from(pdf);
  });

  route(app, 'GET /api/successions/:id/packet.json', async ({ db, params, query, user, reply }) => {
    const found = await findPacket(db, user, params.id, query);
    nameFile(reply, 'application/json', fileName(found, 'json'));
    if (!found.signing) return Buffer.from(draftJson(await readPacketFacts(db, found, app.clock.now())));
    if (!found.signing.isMade) await maker.make(found.signing);
    return Buffer.from((await readPacketFile(db, found.signing)).json);
  });
}
