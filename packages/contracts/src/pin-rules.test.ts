import fc from 'fast-check';
import { WEAK_PIN, isCounterLength, pinWeakness } from './pin-rules';

test.each(['111111', '121212', '112112', '123123', '12341234', '123456', '654321', '890123', '987654', '112233', '258456', '246810', '1234567', '135791'])(
  'the PIN %s is too easy to guess',
  (pin) => expect(pinWeakness(pin)).toBe(WEAK_PIN),
); // prettier-ignore

test.each(['482917', '775503', '90418265', '314159'])('the PIN %s will do', (pin) =>
  expect(pinWeakness(pin)).toBeNull(),
);

test('a PIN too short for the counter may be chosen, whatever it is', () => {
  expect(pinWeakness('1234')).toBeNull();
  expect(isCounterLength('12345')).toBe(false);
  expect(isCounterLength('482917')).toBe(true);
});

test('every run and every repeated digit of any length is refused', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 6, max: 8 }),
      fc.constantFrom(0, 1, 9),
      (first, length, step) => {
        const pin = Array.from({ length }, (_, index) => (first + index * step) % 10).join('');
        expect(pinWeakness(pin)).toBe(WEAK_PIN);
      },
    ),
  );
});
