import type { Brigade, PlannedCompany, PlannedUnit, Post } from './brigade';

const PLATOONS = 3;
const SQUADS = 3;

/** A commander, a supply sergeant, platoon leaders and squad leaders stand before the first soldier. */
export const LEADERS = 2 + PLATOONS + PLATOONS * SQUADS;

/** 1st, 2nd, 3rd, 4th. */
export const ordinal = (number: number): string => `${number}${['th', 'st', 'nd', 'rd'][number] ?? 'th'}`;

type Named = Pick<PlannedUnit, 'id' | 'name'>;

/** Enters a post. @returns its number. */
const enter = ({ posts }: Brigade, post: Post): number => posts.push(post) - 1;

function layOutSquad(brigade: Brigade, platoon: Named, number: number) {
  const unitId = `${platoon.id}-${number}`;
  const name = `${ordinal(number)} Squad, ${platoon.name}`;
  brigade.units.push({ id: unitId, parent_id: platoon.id, name, kind: 'squad' });
  const leader = enter(brigade, { unitId, role: 'Squad Leader', rank: 'SSG', position: 'Squad Leader' });
  return { leader, soldiers: [] };
}

function layOutPlatoon(brigade: Brigade, company: Named, number: number) {
  const unit = { id: `${company.id}-${number}`, name: `${ordinal(number)} Platoon, ${company.name}` };
  brigade.units.push({ ...unit, parent_id: company.id, kind: 'platoon' });
  const post = { unitId: unit.id, role: 'Squad Leader', rank: '2LT', position: 'Platoon Leader' } as const;
  const leader = enter(brigade, post);
  const squads = Array.from({ length: SQUADS }, (_, index) => layOutSquad(brigade, unit, index + 1));
  return { leader, squads };
}

/** Lays out one company with its platoons and squads; soldiers come later, as many as there are. */
export function layOutCompany(brigade: Brigade, company: Omit<PlannedUnit, 'kind'>): PlannedCompany {
  const unitId = company.id;
  // The demo company's commander and supply sergeant have the first company, so that their sign-in works.
  const [commander, supply] = brigade.companies.length === 0 ? ['halloran', 'brandt'] : [];
  brigade.units.push({ ...company, kind: 'company' });
  return {
    unitId,
    commander: enter(brigade, {
      unitId,
      role: 'Commander',
      rank: 'CPT',
      position: 'Company Commander',
      username: commander,
    }),
    supplySergeant: enter(brigade, {
      unitId,
      role: 'Supply Sergeant',
      rank: 'SFC',
      position: 'Supply Sergeant',
      username: supply,
    }),
    platoons: Array.from({ length: PLATOONS }, (_, index) => layOutPlatoon(brigade, company, index + 1)),
  };
}
