import type { SuccessionSide } from '@hand-receipt/contracts';
import { findClearance } from '../../src/clearance/find-clearance';
import { openClearance } from '../../src/clearance/open-clearance';
import { signClearance } from '../../src/clearance/sign-clearance';
import { tickStep } from '../../src/clearance/tick-step';
import { cancel } from '../../src/property/custody/cancel';
import { reject } from '../../src/property/custody/reject';
import { conflict } from '../../src/kernel/errors';
import { activateSuccession } from '../../src/succession/activate-succession';
import { cancelSuccession } from '../../src/succession/cancel-succession';
import { findSuccession } from '../../src/succession/load-detail';
import { openSuccession } from '../../src/succession/open-succession';
import { readSerial } from '../../src/succession/read-serial';
import { signSuccession } from '../../src/succession/sign-succession';
import type { Actor } from '../../src/unit-of-work';
import type { RandomPeople } from './random-acts';

/** They entered their passwords before. */
const SHOWN = { field: 'password', isRight: true, by: null } as const;

interface Parties {
  outgoing: Actor;
  incoming: Actor;
  giver: Actor;
}

/** What is open of the set is refused, as those who prepare it ask of them. */
async function endOpen({ database, perform, people }: RandomPeople, { outgoing }: Parties): Promise<void> {
  const open = await database.db
    .selectFrom('transfer')
    .innerJoin('custody_link', 'custody_link.item_id', 'transfer.item_id')
    .select(['transfer.id', 'transfer.to_user_id', 'transfer.is_recall'])
    .where('transfer.status', '=', 'Pending')
    .where('custody_link.user_id', '=', outgoing.id)
    .orderBy('transfer.item_id')
    .execute();
  for (const { id, to_user_id: to, is_recall: isRecall } of open) {
    const recipient = people.find((person) => person.id === to);
    if (!recipient) throw conflict('Nobody answers it.');
    await perform(recipient, (work) => (isRecall ? cancel(work, id) : reject(work, id, null)));
  }
}

/** Reads every line of the set, each as the reader of its section. */
async function countSet({ database, perform, people }: RandomPeople, id: string, { outgoing }: Parties) {
  const { sections } = await perform(outgoing, ({ trx, actor, at }) => findSuccession(trx, actor, id, at));
  const lines = await database.db
    .selectFrom('succession_line')
    .innerJoin('property', 'property.id', 'succession_line.item_id')
    .select(['section_number as number', 'property.serial_number as code'])
    .where('succession_id', '=', id)
    .orderBy('item_id')
    .execute();
  for (const { number, code } of lines) {
    const { reader } = sections.find((section) => section.number === number) ?? {};
    const actor = people.find((person) => person.id === reader?.id);
    if (!actor) throw conflict('Nobody reads this section.');
    await perform(actor, (work) => readSerial(work, id, { section: number, code }));
  }
}

/** Everybody signs what is the set now: the giver once, where they are not the incoming person themselves. */
async function signAll({ perform }: RandomPeople, id: string, { outgoing, incoming, giver }: Parties) {
  const { signing } = await perform(outgoing, ({ trx, actor, at }) => findSuccession(trx, actor, id, at));
  const sides: [Actor, SuccessionSide][] = [
    [outgoing, 'outgoing'],
    [incoming, 'incoming'],
  ];
  if (giver.id !== incoming.id) sides.unshift([giver, 'giver']);
  for (const [signer, side] of sides) {
    await perform(signer, (work) =>
      signSuccession(work, id, { side, setHash: signing.set_hash ?? '' }, SHOWN),
    );
  }
}

/**
 * A sub-hand receipt changes its holder, with the count and all three signatures; what the rules refuse on the way is
 * cancelled.
 *
 * @throws ApiError for what the rules refuse.
 */
export async function changeHolder(company: RandomPeople, parties: Parties): Promise<void> {
  const { outgoing, incoming, giver } = parties;
  const id = await company.perform(outgoing, (work) =>
    openSuccession(work, {
      kind: 'sub',
      fromUserId: outgoing.id,
      toUserId: incoming.id,
      giverUserId: giver.id,
      startsOn: new Date().toISOString().slice(0, 10),
      reason: 'They change station.',
    }),
  );
  try {
    await endOpen(company, parties);
    await company.perform(outgoing, (work) => activateSuccession(work, id));
    await countSet(company, id, parties);
    await signAll(company, id, parties);
  } catch (error) {
    await company.perform(outgoing, (work) => cancelSuccession(work, id, 'It cannot be signed.'));
    throw error;
  }
}

/**
 * A leader clears a person who leaves. A clearance that is not clear stays open, and is signed another time; the person may
 * be signed for something again afterwards.
 *
 * @throws ApiError for what the rules refuse.
 */
export async function clear(
  { database, perform }: RandomPeople,
  leader: Actor,
  person: Actor,
): Promise<void> {
  const known = await findClearance(database.db, person.id);
  if (known?.state !== 'open') await perform(leader, (work) => openClearance(work, person.id, '2026-12-31'));
  await perform(leader, (work) => tickStep(work, person.id, { key: 'hand-1', done: true }));
  await perform(leader, (work) => signClearance(work, person.id, SHOWN));
}
