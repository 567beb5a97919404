import type { LineResult, SectionAct, SignatureMethod, SuccessionDetailDto } from '@hand-receipt/contracts';
import { type Json, changeLink } from '@hand-receipt/ledger';
import type { Kysely } from 'kysely';
import { type Viewer, loadPeople } from '../access';
import { type Database, inArray } from '../kernel';
import type { SuccessionRow } from './find-succession';
import type { FoundPacket, Signing } from './find-packet';
import { findSuccession } from './load-detail';
import { loadSectionItems } from './load-sections';
import { readSignatures } from './read-signatures';
import { requirePerson } from './require-person';
import { linkActOf, readSet } from './set-lines';
import { countEach, releasedBy } from './signed-lines';

/** A line of the set that a packet is of. */
export interface PacketLine {
  itemId: string;
  serialNumber: string;
  section: number;
  /** User ids from the book down. */
  chainAfter: string[];
  result: LineResult | null;
  /** It stays with the outgoing person. */
  excluded: boolean;
}

/** A signature under the set. */
interface PacketSignature {
  part: 'outgoing' | 'incoming' | 'giver';
  by: { id: string; name: string };
  method: SignatureMethod;
  at: Date;
  inPlaceOf: string | null;
  reason: string | null;
  /** The document by which they sign in place of somebody. */
  uploadId: string | null;
}

/** What a packet says, or the draft of one. */
export interface PacketFacts {
  /** As the incoming person reads it. */
  detail: SuccessionDetailDto;
  /** Null for a draft. */
  signing: Signing | null;
  /** The lines as they are signed, by item id; empty while they are not fixed. */
  set: Json[];
  /** Null while nothing can be signed. */
  setHash: string | null;
  lines: PacketLine[];
  /** Items of the sections that are not signed, by section and serial number. */
  leftOut: { section: number; name: string; serialNumber: string }[];
  /** Who leaves chains by this set besides the outgoing person, with how many items. */
  released: { name: string; items: number }[];
  /** The role of Commander passes with this set. */
  rolePasses: boolean;
  signatures: PacketSignature[];
}

/** What of a signed line is read again. `set-lines.ts` writes it. */
interface SignedLine {
  item: string;
  serial: string;
  act: SectionAct;
  chainBefore: string[];
  chainAfter: string[];
  result: LineResult | null;
  excluded: boolean;
}

async function readSectionNumbers(db: Kysely<Database>, id: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('succession_line')
    .select(['item_id', 'section_number'])
    .where('succession_id', '=', id)
    .execute();
  return new Map(rows.map(({ item_id, section_number }) => [item_id, section_number]));
}

type Lines = Pick<PacketFacts, 'set' | 'setHash' | 'lines'>;

/** What was signed, as it was signed. */
async function signedLines(
  db: Kysely<Database>,
  { successionId, setHash, content }: Signing,
): Promise<Lines> {
  const numbers = await readSectionNumbers(db, successionId);
  const set = JSON.parse(content) as Json[];
  const lines = (JSON.parse(content) as SignedLine[]).map(
    ({ item, serial, chainAfter, result, excluded }): PacketLine => ({
      itemId: item,
      serialNumber: serial,
      section: numbers.get(item) ?? 0,
      chainAfter,
      result,
      excluded,
    }),
  );
  return { set, setHash, lines };
}

/** The lines of a draft by the chains of now: nothing is fixed before the activation. */
async function plannedLines(db: Kysely<Database>, succession: SuccessionRow): Promise<Lines> {
  const sections = (await loadSectionItems(db, succession)).filter(({ included }) => included);
  const ids = sections.flatMap(({ items }) => items.map(({ id }) => id));
  const rows = await db
    .selectFrom('property')
    .select(['id', 'serial_number'])
    .where('id', '=', inArray(ids))
    .execute();
  const serials = new Map(rows.map(({ id, serial_number }) => [id, serial_number]));
  const lines = sections.flatMap(({ number, act, items }) =>
    items.map(({ id, chain }): PacketLine => ({
      itemId: id,
      serialNumber: serials.get(id) ?? '',
      section: number,
      chainAfter: changeLink(chain, linkActOf(act, succession))?.chain ?? chain,
      result: null,
      excluded: false,
    })),
  );
  return { set: [], setHash: null, lines };
}

async function draftLines(db: Kysely<Database>, succession: SuccessionRow): Promise<Lines> {
  if (succession.activated_at === null) return plannedLines(db, succession);
  const { content, setHash, lines } = await readSet(db, succession);
  return { set: content, setHash, lines };
}

/** The items of the sections that are left out: the outgoing person stays responsible for them. */
async function readLeftOut(db: Kysely<Database>, succession: SuccessionRow): Promise<PacketFacts['leftOut']> {
  const sections = (await loadSectionItems(db, succession)).filter(
    ({ included, state }) => !included || state === 'left-out',
  );
  const sectionOf = new Map(sections.flatMap(({ number, items }) => items.map(({ id }) => [id, number])));
  const rows = await db
    .selectFrom('property')
    .select(['id', 'name', 'serial_number'])
    .where('id', '=', inArray([...sectionOf.keys()]))
    .orderBy('serial_number')
    .execute();
  return rows
    .map(({ id, name, serial_number }) => ({
      section: sectionOf.get(id) ?? 0,
      name,
      serialNumber: serial_number,
    }))
    .sort((one, other) => one.section - other.section);
}

/** What the set does to people. A draft says what the page says of the next signing. */
async function readConsequences(
  db: Kysely<Database>,
  { succession, signing }: FoundPacket,
  detail: SuccessionDetailDto,
): Promise<Pick<PacketFacts, 'released' | 'rolePasses'>> {
  if (!signing) {
    const released = detail.signing.released.map(({ person, items }) => ({ name: person.name, items }));
    return { released, rolePasses: detail.signing.roles !== null };
  }
  const counts = countEach(releasedBy(JSON.parse(signing.content) as SignedLine[], succession));
  const people = await loadPeople(db, [...counts.keys()]);
  return {
    released: [...counts].map(([id, items]) => ({ name: requirePerson(people, id).name, items })),
    // The role passes with the first signing, or not at all.
    rolePasses: signing.number === 1 && succession.roles_pass,
  };
}

async function loadSignatures(
  db: Kysely<Database>,
  { succession, signing }: FoundPacket,
): Promise<PacketSignature[]> {
  const inForce = await readSignatures(db, signing ? { ...succession, state: 'signed' } : succession);
  const rows = inForce.filter(
    ({ content_hash }) => !signing || Buffer.from(content_hash).toString('hex') === signing.setHash,
  );
  const people = await loadPeople(
    db,
    rows.flatMap(({ user_id, in_place_of }) => [user_id, in_place_of]),
  );
  return rows.map((row) => ({
    part: row.part as PacketSignature['part'],
    by: requirePerson(people, row.user_id),
    method: row.method,
    at: row.at,
    inPlaceOf: row.in_place_of === null ? null : requirePerson(people, row.in_place_of).name,
    reason: row.reason,
    uploadId: row.upload_id,
  }));
}

/** Reads what a packet says. Whether a person may see it is the caller's to check. */
export async function readPacketFacts(
  db: Kysely<Database>,
  found: FoundPacket,
  at: Date,
): Promise<PacketFacts> {
  const { succession, signing } = found;
  // The incoming person is a party for good, whatever their role and unit have become.
  const viewer: Viewer = { id: succession.to_user_id, role: 'Soldier', unitId: succession.unit_id };
  const lines = signing ? await signedLines(db, signing) : await draftLines(db, succession);
  const detail = await findSuccession(db, viewer, succession.id, at);
  return {
    ...lines,
    ...(await readConsequences(db, found, detail)),
    leftOut: await readLeftOut(db, succession),
    signing,
    detail,
    signatures: await loadSignatures(db, found),
  };
}
