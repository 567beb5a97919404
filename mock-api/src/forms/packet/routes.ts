import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { route } from '../../http';
import { findPacket, listUnmade, readPacketFacts, readPacketFile } from '../../succession';
import { Transactor } from '../../unit-of-work';
import type { FormStamps } from '../da2062/export';
import { PAGE_COUNT_HEADER } from '@hand-receipt/contracts';
import { nameFile, sendPdf } from '../send-file';
import { draftPdf, fileName } from './make-packet';
import { draftJson } from './packet-json';
import { PacketMaker } from './packet-maker';

/** A packet is begun by whoever asks for it first, else by this job. */
const LOOK_EVERY_MS = 15_000;

/** The server's maker of packets, with the job that makes those that nobody has asked for. */
function startPacketMaker(
  app: FastifyInstance,
  stamps: (db: Kysely<Database>) => Promise<FormStamps>,
): PacketMaker {
  const { clock, sealer } = app;
  const { db } = app.database;
  const maker = new PacketMaker({
    db,
    transactor: new Transactor({ db, clock }),
    tools: async () => ({ db, sealer, stamps: await stamps(db) }),
    onError: (error, packet) => app.log.error({ err: error, packet }, 'a packet was not made'),
  });
  app.addHook('preClose', () => maker.stop());
  app.schedule('make packets', LOOK_EVERY_MS, async (trx) => {
    for (const signing of await listUnmade(trx)) maker.start(signing);
  });
  return maker;
}

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
