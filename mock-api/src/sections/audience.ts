import { createHash } from 'node:crypto';
import type { SectionAudienceDto } from '@hand-receipt/contracts';
import type { Kysely } from 'kysely';
import { type SessionUser, unitsAbove } from '../access';
import { type Database, badRequest } from '../kernel';
import type { Json } from '@hand-receipt/ledger';

/** Where a person stands among all people of a section, from 0 to 99: the same at each visit. */
export function percentileOf(userId: string, remote: string): number {
  const hash = createHash('sha256').update(`${remote}\n${userId}`).digest();
  return hash.readUInt32BE(0) % 100;
}

/** Whether a person gets what is for an audience. */
export async function isInAudience(
  db: Kysely<Database>,
  { id, role, unitId }: Pick<SessionUser, 'id' | 'role' | 'unitId'>,
  remote: string,
  audience: SectionAudienceDto,
): Promise<boolean> {
  switch (audience.kind) {
    case 'everyone':
      return true;
    case 'people':
      return audience.userIds?.includes(id) ?? false;
    case 'roles':
      return audience.roles?.includes(role) ?? false;
    case 'percent':
      return percentileOf(id, remote) < (audience.percent ?? 0);
    case 'units': {
      const above = await db.selectFrom('units').select('id').where('id', 'in', unitsAbove(unitId)).execute();
      return above.some((unit) => audience.unitIds?.includes(unit.id));
    }
  }
}

const counted = (count: number, noun: string, plural = `${noun}s`) =>
  `${count} ${count === 1 ? noun : plural}`;

/** An audience in words: "2 units", "10 percent of all people". */
export function audienceWords({ kind, unitIds, roles, userIds, percent }: SectionAudienceDto): string {
  if (kind === 'units') return counted(unitIds?.length ?? 0, 'unit');
  if (kind === 'roles') return roles?.join(', ') ?? '';
  if (kind === 'people') return counted(userIds?.length ?? 0, 'person', 'people');
  return kind === 'percent' ? `${percent} percent of all people` : 'everyone';
}

const refuse = (message: string) => badRequest(message, { audience: message });

async function requireKnown(db: Kysely<Database>, table: 'units' | 'users', ids: readonly string[]) {
  const known = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  const missing = ids.find((id) => !known.some((row) => row.id === id));
  if (missing) throw refuse(table === 'units' ? 'There is no such unit.' : 'There is no such person.');
}

/** What each kind of audience must say, and the sentence for one that does not. */
const WANTED = {
  everyone: null,
  units: ['unitIds', 'Choose at least one unit.'],
  roles: ['roles', 'Choose at least one role.'],
  people: ['userIds', 'Choose at least one person.'],
  percent: ['percent', 'Enter a percentage from 1 to 100.'],
} as const;

/**
 * An audience with what its kind needs and nothing else, as it is stored and recorded.
 *
 * @throws ApiError 400 with one sentence.
 */
export async function readAudience(
  db: Kysely<Database>,
  audience: SectionAudienceDto | undefined,
): Promise<SectionAudienceDto & { [key: string]: Json }> {
  if (!audience) throw refuse('Choose who gets the release.');
  const wanted = WANTED[audience.kind];
  if (wanted === null) return { kind: audience.kind };
  const [field, sentence] = wanted;
  const value = audience[field];
  if (value === undefined) throw refuse(sentence);
  if (field === 'unitIds') await requireKnown(db, 'units', audience.unitIds ?? []);
  if (field === 'userIds') await requireKnown(db, 'users', audience.userIds ?? []);
  return { kind: audience.kind, [field]: value };
}
