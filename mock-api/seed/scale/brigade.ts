import type { Rank, Role } from '@hand-receipt/contracts';
import { LEADERS, layOutCompany, ordinal } from './company';

/** A unit of the brigade, its parent before it. */
export interface PlannedUnit {
  id: string;
  parent_id: string | null;
  name: string;
  kind: 'battalion' | 'company' | 'platoon' | 'squad';
}

/** A place that a person fills. */
export interface Post {
  unitId: string;
  role: Role;
  rank: Rank;
  position: string;
  /** The account of the demo company that stands here, so that its sign-in works. */
  username?: string;
}

/** Who signs for a company's property, from the top of its chain. */
export interface PlannedCompany {
  unitId: string;
  commander: number;
  supplySergeant: number;
  platoons: { leader: number; squads: { leader: number; soldiers: number[] }[] }[];
}

/** Units, posts by number, and companies that point to posts. */
export interface Brigade {
  units: PlannedUnit[];
  posts: Post[];
  companies: PlannedCompany[];
}

const PEOPLE_IN_COMPANY = 50;
const COMPANIES_IN_BATTALION = 4;

/** The leaders of one company, one soldier, and the brigade's Admin. */
export const FEWEST_PEOPLE = LEADERS + 2;

const BRIGADE: PlannedUnit = {
  id: 'BDE',
  parent_id: null,
  name: '3rd Brigade, 61st Division',
  // The largest kind that the product knows: each company below is one of its own.
  kind: 'battalion',
};

/**
 * Plans a brigade of so many people: battalions of four companies of about fifty.
 *
 * @throws RangeError for fewer than FEWEST_PEOPLE.
 */
export function planBrigade(people: number): Brigade {
  if (people < FEWEST_PEOPLE) throw new RangeError(`A brigade has at least ${FEWEST_PEOPLE} people.`);
  const brigade: Brigade = { units: [BRIGADE], posts: [], companies: [] };
  brigade.posts.push({
    unitId: BRIGADE.id,
    role: 'Admin',
    rank: 'MSG',
    position: 'Property Book NCO',
    username: 'admin',
  });
  const companies = Math.max(1, Math.floor(people / PEOPLE_IN_COMPANY));
  for (let number = 0; number < companies; number += 1) {
    const battalion = Math.floor(number / COMPANIES_IN_BATTALION) + 1;
    const battalionId = `BN${battalion}`;
    const battalionName = `${ordinal(battalion)} Bn, 612 IN`;
    if (number % COMPANIES_IN_BATTALION === 0) {
      brigade.units.push({ id: battalionId, parent_id: BRIGADE.id, name: battalionName, kind: 'battalion' });
    }
    const letter = String.fromCharCode('A'.charCodeAt(0) + (number % COMPANIES_IN_BATTALION));
    const name = `${letter} Co, ${battalionName}`;
    brigade.companies.push(
      layOutCompany(brigade, { id: `${battalionId}-${letter}`, parent_id: battalionId, name }),
    );
  }
  fillSquads(brigade, people);
  return brigade;
}

/** Soldiers in turn to every squad, until everybody has a place. */
function fillSquads({ posts, companies, units }: Brigade, people: number): void {
  const squads = companies.flatMap(({ platoons }) => platoons.flatMap((platoon) => platoon.squads));
  for (let turn = 0; posts.length < people; turn += 1) {
    const squad = squads[turn % squads.length];
    const unitId = squad && posts[squad.leader]?.unitId;
    if (!squad || !unitId) throw new Error(`The brigade has ${units.length} units and no squad.`);
    const soldier: Post = {
      unitId,
      role: 'Soldier',
      rank: turn % 3 === 0 ? 'SPC' : 'PFC',
      position: 'Rifleman',
    };
    posts.push(turn === 0 ? { ...soldier, username: 'whitaker' } : soldier);
    squad.soldiers.push(posts.length - 1);
  }
}
