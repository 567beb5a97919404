import { moveAlongChain } from '../../src/property/custody/chain';
import { guessCategory, normalizeSerial } from '@hand-receipt/contracts';
import { isSensitive, sensitiveCategory } from '../../src/checks/sensitivity';
import { nearMissFolds, foldSerial } from '../../src/property/serial-number';
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

test('RULE-21 RULE-22 weapons and comsec are sensitive, others by security level or by mark', () => {
  const plain = { category: 'vehicles', securityLevel: null, marked: false } as const;
  expect(isSensitive(plain)).toBe(false);
  expect(isSensitive({ ...plain, category: 'weapons' })).toBe(true);
  expect(isSensitive({ ...plain, category: 'comsec' })).toBe(true);
  expect(isSensitive({ ...plain, securityLevel: 'classified' })).toBe(false);
  expect(isSensitive({ ...plain, securityLevel: 'secret' })).toBe(true);
  expect(isSensitive({ ...plain, securityLevel: 'top-secret' })).toBe(true);
  expect(isSensitive({ ...plain, marked: true })).toBe(true);
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
