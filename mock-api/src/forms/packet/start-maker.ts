import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel';
import { listUnmade } from '../../succession';
import { Transactor } from '../../unit-of-work';
import type { FormStamps } from '../da2062/export';
import { PacketMaker } from './packet-maker';

/** A packet is begun by whoever asks for it first, else by this job. */
const LOOK_EVERY_MS = 15_000;

/** The server's maker of packets, with the job that makes those that nobody has asked for. */
export function startPacketMaker(
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
