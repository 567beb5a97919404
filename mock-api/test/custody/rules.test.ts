import { moveAlongChain } from '../../src/property/custody/chain';
import { foldSerial, guessCategory, nearMissFolds, normalizeSerial } from '@hand-receipt/contracts';
import { sensitiveCategory, whySensitive } from '../../src/checks/sensitivity';
import { countReadiness, readPropertyStatus } from '../../src/property/status';

test('RULE-14 a serial number is trimmed and upper-cased', () => {
  expect(normalizeSerial('  w123 ')).toBe('W123');
});

test.each([
  ['O read for 0', 'WO01', 'W001'],
  ['I read for 1', 'WI01', 'W101'],
  ['L read for 1', 'WL01', 'W101'],
  ['neighbours transposed', 'W132', 'W123'],
])('a near miss of a serial number is found: %s', (_, typed, held) => {
  expect(nearMissFolds(typed)).toContain(foldSerial(held));
});

test('a serial number two misreadings away is no near miss', () => {
  expect(nearMissFolds('W1234')).not.toContain(foldSerial('W2143'));
  expect(nearMissFolds('W1234')).not.toContain(foldSerial('W1235'));
});

test.each([
  ['M4A1 Carbine', 'weapons'],
  ['m249 squad automatic weapon', 'weapons'],
  ['Sight, reflex, M68, for M4', 'optics'],
  ['AN/PVS-14', 'optics'],
  ['AN/PRC-152', 'comsec'],
  ['M1165 HMMWV', 'vehicles'],
  ['AN/PSN-13 DAGR', 'electronics'],
  ['MEP-1030 Generator', 'support-equipment'],
  ['M50 Joint Service Mask', 'individual-equipment'],
  ['Combat Lifesaver medical set', 'medical'],
  ['Flag, guidon', 'other'],
])('RULE-20 the category of %s is guessed as %s', (name, category) => {
  expect(guessCategory(name)).toBe(category);
});

const PLAIN = {
  category: 'vehicles',
  securityLevel: null,
  ciicClass: undefined,
  mark: 'by-code',
  catalogMark: 'by-code',
} as const;

test.each([
  ['nothing', {}, null],
  ['its category weapons', { category: 'weapons' }, 'category'],
  ['its category comsec, marked no', { category: 'comsec', mark: 'no' }, 'category'],
  ['level classified', { securityLevel: 'classified' }, null],
  ['level secret, marked no', { securityLevel: 'secret', mark: 'no' }, 'security level'],
  ['level top secret', { securityLevel: 'top-secret' }, 'security level'],
  ['its mark', { mark: 'yes', catalogMark: 'no' }, 'mark'],
  ['a sensitive code', { ciicClass: 'sensitive' }, 'CIIC'],
  ['a classified code', { ciicClass: 'classified' }, 'CIIC'],
  ['a pilferable code', { ciicClass: 'pilferable' }, null],
  ['a sensitive code that its mark switches off', { ciicClass: 'sensitive', mark: 'no' }, null],
  ['a sensitive code that the catalog switches off', { ciicClass: 'sensitive', catalogMark: 'no' }, null],
  ['the mark of the catalog', { catalogMark: 'yes' }, 'catalog'],
  ['the mark of the catalog, marked no itself', { catalogMark: 'yes', mark: 'no' }, null],
] as const)('RULE-21 RULE-22 of an item with %s, the reason to be sensitive is known', (_, facts, reason) => {
  expect(whySensitive({ ...PLAIN, ...facts })).toBe(reason);
});

test('RULE-22 each category of the book has its sensitive category', () => {
  expect(sensitiveCategory('weapons')).toBe('weapon');
  expect(sensitiveCategory('comsec')).toBe('crypto');
  expect(sensitiveCategory('medical')).toBe('other');
});

test('RULE-23 RULE-24 readiness groups go by the recorded status, each status in one group', () => {
  expect(
    countReadiness([
      { status: 'Operational', count: 5 },
      { status: 'Deadline - Maintenance', count: 1 },
      { status: 'In Repair', count: 2 },
      { status: 'Non-Operational', count: 3 },
      { status: 'Damaged', count: 1 },
      { status: 'Deadline - Supply', count: 4 },
      { status: 'Lost', count: 1 },
    ]),
  ).toEqual({ total: 17, ready: 5, maintenance: 3, nonOperational: 4, other: 5 });
});

test('PROP-15 a status is read without regard to case, and any other word is none', () => {
  expect(readPropertyStatus(' deadline - SUPPLY ')).toBe('Deadline - Supply');
  expect(readPropertyStatus('Broken')).toBeUndefined();
});

describe('the hand-receipt chain', () => {
  const chain = [
    { position: 0, userId: null },
    { position: 1, userId: 'commander' },
    { position: 2, userId: 'squad leader' },
    { position: 3, userId: 'soldier' },
  ];

  test('grows by a link when an item goes to somebody new', () => {
    expect(moveAlongChain(chain, 'another')).toEqual({ keepThrough: 3, push: true });
  });

  test('returns to the link of the person who signed it down, and releases the people below them', () => {
    expect(moveAlongChain(chain, 'commander')).toEqual({ keepThrough: 1, push: false });
    expect(moveAlongChain(chain, 'squad leader')).toEqual({ keepThrough: 2, push: false });
  });
});
