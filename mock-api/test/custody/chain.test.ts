import { type LinkAct, changeLink } from '@hand-receipt/ledger';
import fc from 'fast-check';
import { type ChainLink, signOver } from '../../src/property/custody/chain';

const [HALLORAN, PETROV, WHITAKER, OSEI, REYES, BRANDT] = [
  'Halloran',
  'Petrov',
  'Whitaker',
  'Osei',
  'Reyes',
  'Brandt',
] as const;
const replace = (from: string, to: string): LinkAct => ({ act: 'replace', from, to });

test.each([
  [1, [HALLORAN, PETROV, WHITAKER], replace(HALLORAN, OSEI), [OSEI, PETROV, WHITAKER], [HALLORAN]],
  [2, [HALLORAN, PETROV, WHITAKER], replace(PETROV, REYES), [HALLORAN, REYES, WHITAKER], [PETROV]],
  [3, [HALLORAN, OSEI, WHITAKER], replace(HALLORAN, OSEI), [OSEI, WHITAKER], [HALLORAN]],
  [4, [HALLORAN, BRANDT, OSEI], replace(HALLORAN, OSEI), [OSEI], [HALLORAN, BRANDT]],
  [5, [HALLORAN, PETROV, WHITAKER], replace(PETROV, HALLORAN), [HALLORAN, WHITAKER], [PETROV]],
  [6, [], { act: 'sign', to: OSEI } as const, [OSEI], []],
  [7, [BRANDT, PETROV], { act: 'insert', to: OSEI } as const, [OSEI, BRANDT, PETROV], []],
])('SUCC-06 row %i of the succession rule', (_row, before, act, chain, released) => {
  expect(changeLink(before, act)).toEqual({ chain, released });
});

test.each([
  ['the outgoing is not in the chain', [PETROV], replace(HALLORAN, OSEI)],
  ['somebody signed already', [PETROV], { act: 'sign', to: OSEI } as const],
  ['the incoming is the first already', [OSEI, PETROV], { act: 'insert', to: OSEI } as const],
  ['a person replaces themselves', [OSEI, PETROV], replace(OSEI, OSEI)],
])('nothing changes where %s', (_why, before, act) => {
  expect(changeLink(before, act)).toBeNull();
});

test('who is put under the book releases those who stood above them', () => {
  expect(changeLink([BRANDT, OSEI, PETROV], { act: 'insert', to: OSEI })).toEqual({
    chain: [OSEI, PETROV],
    released: [BRANDT],
  });
});

const person = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G');
const linkAct: fc.Arbitrary<LinkAct> = fc.oneof(
  fc.record({ act: fc.constant('replace' as const), from: person, to: person }),
  fc.record({ act: fc.constantFrom('sign' as const, 'insert' as const), to: person }),
);

test('SUCC-02 SUCC-03 SUCC-06 the invariants of the succession rule hold on 10,000 random chains', () => {
  let changed = 0;
  fc.assert(
    fc.property(fc.uniqueArray(person), linkAct, (before, act) => {
      const replaced = changeLink(before, act);
      if (!replaced) return;
      changed += 1;
      const { chain, released } = replaced;
      expect(new Set(chain).size).toBe(chain.length);
      expect(chain).toContain(act.to);
      if (act.act === 'replace') expect(chain).not.toContain(act.from);
      // Only the incoming person is added, and everybody who was removed is listed as released.
      expect([...chain, ...released].sort()).toEqual([...new Set([...before, act.to])].sort());
      // Those who stay keep their order, above and below the incoming.
      const others = chain.filter((id) => id !== act.to);
      expect(before.filter((id) => others.includes(id))).toEqual(others);
      const place = chain.indexOf(act.to);
      expect(before.slice(0, place)).toEqual(chain.slice(0, place));
      const below = chain.slice(place + 1);
      expect(below).toEqual(below.length > 0 ? before.slice(-below.length) : []);
      // The holder changes only where the last link was the outgoing's, or nobody's, and then to the incoming.
      if (chain.at(-1) === before.at(-1)) return;
      expect(chain.at(-1)).toBe(act.to);
      const wasLast = act.act === 'replace' ? act.from : undefined;
      expect(before.at(-1)).toBe(wasLast);
    }),
    { numRuns: 10_000, seed: 4612 },
  );
  expect(changed).toBeGreaterThan(3_000);
});

const linksOf = (chain: readonly string[]): ChainLink[] =>
  [null, ...chain].map((userId, position) => ({ position, userId }));

test('SUCC-38 a sign-over replaces the holder alone on 10,000 random chains, or is none', () => {
  let moved = 0;
  fc.assert(
    fc.property(fc.uniqueArray(person), person, (before, to) => {
      const move = signOver(linksOf(before), to);
      expect(move === null).toBe(before.length < 2 || before.includes(to));
      if (!move) return;
      moved += 1;
      expect(move.push).toBe(true);
      const after = [...before.slice(0, move.keepThrough), to];
      // Everybody above the giver keeps their place, nobody is in the chain twice, and the recipient holds the item.
      expect(after).toEqual([...before.slice(0, -1), to]);
      expect(new Set(after).size).toBe(after.length);
    }),
    { numRuns: 10_000, seed: 4617 },
  );
  expect(moved).toBeGreaterThan(1_500);
});
