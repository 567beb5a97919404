import { sql } from 'kysely';
import { conflict } from '../../kernel';
import { itemWords } from '../../live';
import { findPerson, unitsBelow } from '../../access';
import type { UnitOfWork } from '../../unit-of-work';
import { signOver } from './chain';
import type { MountedItem } from './mounted';
import { readChain } from './read-chain';

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** What an offer hands over, and to whom. */
interface Handed {
  itemId: string;
  recipient: Person;
  /** Mounted items that go along. */
  mounted: readonly MountedItem[];
}

/** The person above the holder of an item: it is theirs to know who has it below them. */
async function findSuperior({ trx }: UnitOfWork, itemId: string): Promise<Person | undefined> {
  const id = (await readChain(trx, itemId)).at(-2)?.userId;
  // Locked, so that the superior stays active until the offer is recorded.
  return id ? findPerson(trx, id, { lock: true }) : undefined;
}

/** @throws ApiError 409 where the recipient is in no unit of the superior's. */
async function requireBelow({ trx }: UnitOfWork, recipient: Person, superior: Person): Promise<void> {
  const { rows } = await sql<{ below: boolean }>`
    select coalesce(${recipient.unitId}::text in ${unitsBelow(superior.unitId ?? '')}, false) as below`.execute(
    trx,
  );
  if (rows[0]?.below) return;
  throw conflict(
    `${recipient.name} is not below ${superior.name}. Return the item to ${superior.name} first.`,
  );
}

/** @throws ApiError 409 where the recipient has signed for it before. */
async function requireNotInChain({ trx }: UnitOfWork, itemId: string, recipient: Person): Promise<void> {
  const chain = await readChain(trx, itemId);
  if (signOver(chain, recipient.id)) return;
  throw conflict(
    `${recipient.name} is in the chain of this item already. Offer it without signing it over, which returns it.`,
  );
}

/** @throws ApiError 409 for a mounted item that the giver has from somebody else, or that the recipient signed down. */
async function requireMounted(work: UnitOfWork, { mounted, recipient }: Handed, superior: Person) {
  for (const item of mounted) {
    const chain = await readChain(work.trx, item.id);
    if (chain.at(-2)?.userId === superior.id && signOver(chain, recipient.id)) continue;
    throw conflict(
      `${itemWords(item)}, which is mounted on it, is not from ${superior.name}. Leave it off, or return it first.`,
    );
  }
}

/**
 * A sign-over releases nobody but the giver. Asked under the item's lock, when it is offered and when it is approved.
 *
 * @returns the person above the giver.
 * @throws ApiError 409 where it would release somebody else, or the giver has the item from the book.
 */
export async function requireSignOver(work: UnitOfWork, handed: Handed): Promise<Person> {
  const superior = await findSuperior(work, handed.itemId);
  if (!superior) throw conflict('Use a change of holder.');
  await requireNotInChain(work, handed.itemId, handed.recipient);
  await requireBelow(work, handed.recipient, superior);
  await requireMounted(work, handed, superior);
  return superior;
}
