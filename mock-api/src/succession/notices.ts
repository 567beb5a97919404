import { sql } from 'kysely';
import { findPerson } from '../access';
import type { UnitOfWork } from '../unit-of-work';
import { dayWords } from '../property';
import type { GivenSuccession, SuccessionRow } from './find-succession';
import { DIFFERENCE_WORDS, titleOf } from './kind-words';

const linkTo = ({ id }: Pick<SuccessionRow, 'id'>, label: string) => ({ label, path: `/successions/${id}` });

/** 'SC-0003, from CPT Halloran to CPT Osei'. */
async function successionWords({ trx }: UnitOfWork, succession: SuccessionRow): Promise<string> {
  const [from, to] = [
    await findPerson(trx, succession.from_user_id),
    await findPerson(trx, succession.to_user_id),
  ];
  return `${succession.id}, from ${from?.name ?? ''} to ${to?.name ?? ''}`;
}

const others = ({ actor }: UnitOfWork, ids: readonly (string | null)[]): string[] =>
  [...new Set(ids)].filter((id) => id !== null && id !== actor.id) as string[];

/** In one order of people, as notifications are always locked. */
const parties = ({ from_user_id, to_user_id, givers }: GivenSuccession) =>
  [from_user_id, to_user_id, ...givers].sort();

/** Tells the other parties that a succession was opened. */
export async function tellOpened(work: UnitOfWork, succession: GivenSuccession): Promise<void> {
  await work.notify(others(work, parties(succession)), {
    type: 'info',
    title: `${titleOf(succession)} opened`,
    message: `${work.actor.name} opened ${await successionWords(work, succession)}. Due ${dayWords(succession.due_on)}.`,
    action: linkTo(succession, 'View'),
  });
}

export async function tellCancelled(
  work: UnitOfWork,
  succession: GivenSuccession,
  reason: string,
): Promise<void> {
  await work.notify(others(work, parties(succession)), {
    type: 'warning',
    title: `${titleOf(succession)} cancelled`,
    message: `${work.actor.name} cancelled ${await successionWords(work, succession)}. Reason: ${reason}`,
    action: linkTo(succession, 'View'),
  });
}

type Told = readonly { kind: string; sub_user_id: string | null; day: string; included: boolean }[];

/** Who is directly below the incoming person afterwards: sub-hand receipt holders, and who signed from the book. */
const holdersOf = (sections: Told) => {
  const days = new Map<string, string>();
  for (const { sub_user_id: id, day, included } of sections) {
    if (id === null || !included) continue;
    const known = days.get(id);
    days.set(id, known === undefined || day < known ? day : known);
  }
  return [...days].map(([id, day]) => ({ id, day }));
};

/** Tells each sub-hand receipt holder when their section is counted, and the other party that the plan is out. */
export async function tellPublished(
  work: UnitOfWork,
  succession: GivenSuccession,
  sections: Told,
): Promise<void> {
  const words = await successionWords(work, succession);
  const told = holdersOf(sections).filter(({ id }) => !parties(succession).includes(id));
  for (const { id, day } of told.sort((one, other) => (one.id < other.id ? -1 : 1))) {
    await work.notify([id], {
      type: 'info',
      title: `${titleOf(succession)} planned`,
      message: `${words}. Your property is counted on ${dayWords(day)}.`,
      action: linkTo(succession, 'View'),
    });
  }
  await work.notify(others(work, parties(succession)), {
    type: 'info',
    title: `${titleOf(succession)} planned`,
    message: `${work.actor.name} published the plan of ${words}.`,
    action: linkTo(succession, 'View'),
  });
}

/** Tells the parties and all sub-hand receipt holders that custody is frozen. */
export async function tellActivated(
  work: UnitOfWork,
  succession: GivenSuccession,
  sections: Told,
): Promise<void> {
  const ids = [...parties(succession), ...holdersOf(sections).map(({ id }) => id)];
  await work.notify(others(work, ids), {
    type: 'info',
    title: `${titleOf(succession)} activated`,
    message: `${await successionWords(work, succession)}. Transfers are frozen until ${dayWords(succession.due_on)}.`,
    action: linkTo(succession, 'View'),
  });
}

/** Tells the incoming person which items may move in the freeze. */
export async function tellLetThrough(
  work: UnitOfWork,
  succession: SuccessionRow,
  { items, mounted }: { items: number; mounted: number },
  reason: string,
): Promise<void> {
  const alone = items === 1 ? '1 item' : `${items} items`;
  const along = mounted === 0 ? '' : `, with ${mounted} mounted on ${items === 1 ? 'it' : 'them'},`;
  await work.notify(others(work, [succession.to_user_id]), {
    type: 'info',
    title: 'Item let through',
    message: `${work.actor.name} lets ${alone}${along} of ${succession.id} be transferred. Reason: ${reason}`,
    action: linkTo(succession, 'View'),
  });
}

/** Tells the other party of the new due date. */
export async function tellExtended(
  work: UnitOfWork,
  succession: GivenSuccession,
  reason: string,
): Promise<void> {
  await work.notify(others(work, parties(succession)), {
    type: 'info',
    title: `${titleOf(succession)} extended`,
    message: `${await successionWords(work, succession)}, is due on ${dayWords(succession.due_on)}. Reason: ${reason}`,
    action: linkTo(succession, 'View'),
  });
}

/** Tells the appointed person that they sign in place of the outgoing one. */
export async function tellAppointed(
  work: UnitOfWork,
  succession: SuccessionRow,
  userId: string,
): Promise<void> {
  await work.notify([userId], {
    type: 'info',
    title: 'Appointed to sign',
    message: `${work.actor.name} appointed you to sign in place of the outgoing person: ${await successionWords(work, succession)}.`,
    action: linkTo(succession, 'View'),
  });
}

/** Tells the person who was named that they record. */
export async function tellRecorder(
  work: UnitOfWork,
  succession: SuccessionRow,
  recorderId: string,
  day: string,
): Promise<void> {
  await work.notify(others(work, [recorderId]), {
    type: 'info',
    title: 'You record in a count',
    message: `${work.actor.name} named you to record on ${dayWords(day)}: ${await successionWords(work, succession)}.`,
    action: linkTo(succession, 'Open'),
  });
}

/** Tells the parties of a difference. @param id the number of the difference */
export async function tellDifference(
  work: UnitOfWork,
  succession: GivenSuccession,
  id: string,
): Promise<void> {
  const { kind, what } = await work.trx
    .selectFrom('succession_difference as difference')
    .leftJoin('property', 'property.id', 'difference.item_id')
    .select('difference.kind')
    .select(
      sql<string | null>`coalesce(property.name || ' ' || property.serial_number,
        nullif(concat_ws(' ', difference.found_name, difference.found), ''))`.as('what'),
    )
    .where('difference.id', '=', id)
    .executeTakeFirstOrThrow();
  await work.notify(others(work, parties(succession)), {
    type: 'info',
    title: 'Difference opened',
    message: `The count of ${succession.id} found: ${DIFFERENCE_WORDS[kind]}, ${what ?? id}.`,
    action: linkTo(succession, 'View'),
  });
}

/** Tells everybody whose signature is missing. For an absent outgoing person, the person who signs in their place is told. */
export async function tellNextSigners(
  work: UnitOfWork,
  succession: SuccessionRow,
  userIds: readonly string[],
): Promise<void> {
  await work.notify(others(work, userIds).sort(), {
    type: 'transfer-request',
    title: 'Your signature is next',
    message: `${work.actor.name} signed ${await successionWords(work, succession)}.`,
    action: linkTo(succession, 'Sign'),
  });
}

/** Tells everybody whose signature fell with the one that was withdrawn. */
export async function tellWithdrawn(
  work: UnitOfWork,
  succession: SuccessionRow,
  signers: readonly string[],
): Promise<void> {
  await work.notify(others(work, signers).sort(), {
    type: 'info',
    title: 'Signature withdrawn',
    message: `${work.actor.name} withdrew their signature of ${await successionWords(work, succession)}. Sign again once it is ready.`,
    action: linkTo(succession, 'View'),
  });
}

/**
 * Tells those who had signed that their signatures are void.
 *
 * @param because a sentence; what changed.
 */
export async function tellVoided(
  work: UnitOfWork,
  succession: SuccessionRow,
  signers: readonly string[],
  because: string,
): Promise<void> {
  const told = others(work, signers).sort();
  if (told.length === 0) return;
  await work.notify(told, {
    type: 'info',
    title: 'Signature void',
    message: `Your signature of ${await successionWords(work, succession)}, is void: ${because} Sign again once it is ready.`,
    action: linkTo(succession, 'View'),
  });
}

/** Tells everybody concerned that it is active again, because the incoming person cannot sign any more. */
export async function tellReturned(work: UnitOfWork, succession: GivenSuccession): Promise<void> {
  const { from_user_id, to_user_id, givers, opened_by, appointed_user_id } = succession;
  const told = others(work, [from_user_id, ...givers, opened_by, appointed_user_id]).sort();
  const incoming = await findPerson(work.trx, to_user_id);
  await work.notify(
    told.filter((id) => id !== to_user_id),
    {
      type: 'warning',
      title: `${titleOf(succession)} active again`,
      message: `${await successionWords(work, succession)}, is active again: the account of ${incoming?.name ?? ''} is deactivated. All signatures are void.`,
      action: linkTo(succession, 'View'),
    },
  );
}

/** Tells all parties who is the giver now, and that signatures before it are void. */
export async function tellGiverReplaced(
  work: UnitOfWork,
  succession: GivenSuccession,
  { from, to, by }: { from: { name: string }; to: { id: string; name: string }; by: string },
): Promise<void> {
  const told = new Set([...others(work, parties(succession)), to.id]);
  await work.notify([...told].sort(), {
    type: 'info',
    title: 'Giver changed',
    message: `${to.name} took the place of ${from.name} by ${by}, and signs ${await successionWords(work, succession)}, as the giver now.`,
    action: linkTo(succession, 'View'),
  });
}

/** Tells the parties, and each sub-hand receipt holder whose hand receipt is from the incoming person now. */
export async function tellSigned(
  work: UnitOfWork,
  succession: GivenSuccession,
  holderIds: readonly string[],
  { to }: { to: { name: string } },
): Promise<void> {
  await work.notify(others(work, holderIds).sort(), {
    type: 'info',
    title: 'Hand receipt changed',
    message: `Your hand receipt is now from ${to.name}.`,
    action: linkTo(succession, 'Acknowledge'),
  });
  await work.notify(others(work, parties(succession)), {
    type: 'info',
    title: `${titleOf(succession)} signed`,
    message: `${await successionWords(work, succession)}, is signed by ${succession.kind === 'sub' ? 'all' : 'both'} parties.`,
    action: linkTo(succession, 'View'),
  });
}

/** Tells the parties that the packet of a signing is made. */
export async function tellPacketReady(work: UnitOfWork, succession: GivenSuccession): Promise<void> {
  const told = [...new Set(parties(succession))].filter((id): id is string => id !== null);
  await work.notify(told, {
    type: 'info',
    title: 'Packet ready',
    message: `The packet of ${await successionWords(work, succession)}, is ready to be downloaded.`,
    action: { label: 'View', path: `/successions/${succession.id}?strip=sign` },
  });
}
