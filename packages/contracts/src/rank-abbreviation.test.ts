import { personName } from './mapping';
import { abbreviateRank } from './rank-abbreviation';

const all = (ranks: Record<string, string>) => {
  for (const [spoken, short] of Object.entries(ranks)) {
    expect([spoken, abbreviateRank(spoken)]).toEqual([spoken, short]);
    expect(abbreviateRank(spoken.toUpperCase())).toBe(short);
  }
};

test('RULE-27 ranks of officers and junior ranks are abbreviated', () => {
  all({
    Captain: 'CPT',
    Lieutenant: 'LT',
    Major: 'MAJ',
    Colonel: 'COL',
    Sergeant: 'SGT',
    Private: 'PVT',
    Specialist: 'SPC',
    Corporal: 'CPL',
  });
});

test('RULE-28 ranks of senior sergeants are abbreviated', () => {
  all({
    'Staff Sergeant': 'SSG',
    'Sergeant First Class': 'SFC',
    'Master Sergeant': 'MSG',
    'First Sergeant': '1SG',
    'Sergeant Major': 'SGM',
  });
});

test('what is short already, or no rank of the list, stays as it is', () => {
  for (const rank of ['SPC', '2LT', 'Chief', 'constructor', '']) expect(abbreviateRank(rank)).toBe(rank);
});

test('a person is called by the short form', () => {
  // A name of an older record may carry the rank as it is spoken.
  expect(personName({ rank: 'Sergeant First Class' as 'SFC', lastName: 'Brandt' })).toBe('SFC Brandt');
});
