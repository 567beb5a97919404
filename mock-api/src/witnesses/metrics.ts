import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { listWitnesses } from './list';

const STATES = ['current', 'behind', 'waiting', 'refused', 'unknown-log'] as const;

/** How many witnesses are in which state, and how long ago a quorum agreed; absent while the database is away. */
export function measureWitnesses({ metrics, config, database, sealer, clock }: FastifyInstance): void {
  const list = () => listWitnesses(database.db, config, sealer.latest?.size ?? 0).catch(() => null);
  new Gauge({
    name: 'hand_receipt_ledger_witnesses',
    help: 'Witnesses of the ledger by state.',
    labelNames: ['state'],
    registers: [metrics],
    async collect() {
      const listed = await list();
      this.reset();
      if (!listed) return;
      for (const state of STATES)
        this.set({ state }, listed.witnesses.filter((witness) => witness.state === state).length);
    },
  });
  new Gauge({
    name: 'hand_receipt_ledger_witnessed_age_seconds',
    help: 'Time since a quorum of witnesses last agreed.',
    registers: [metrics],
    async collect() {
      const agreed = (await list())?.agreedAt ?? null;
      if (agreed === null) this.remove();
      else this.set((clock.now().getTime() - Date.parse(agreed)) / 1000);
    },
  });
}
