import { NO_PIN, type PinState, pressKey } from './pin-keys';

/** Presses keys with so many milliseconds between them. */
function press(start: PinState, keys: readonly string[], gap: number, from: number) {
  let state = start;
  let entered = 0;
  keys.forEach((key, index) => {
    const pressed = pressKey(state, key, from + index * gap);
    state = pressed.state;
    if (pressed.isEntered) entered += 1;
  });
  return { state, entered };
}

const CODE = [...'123456789', 'Enter'];

test('a PIN that a person types at 180 ms a digit is taken, and Enter ends it', () => {
  const { state, entered } = press(NO_PIN, [...'482917', 'Enter'], 180, 1000);
  expect([state.digits, entered]).toEqual(['482917', 1]);
});

test.each([2, 12, 25])(
  'CNTR-24 a scan at %d ms a key leaves the field empty and counts as no attempt',
  (gap) => {
    const { state, entered } = press(NO_PIN, CODE, gap, 1000);
    expect([state.digits, entered]).toEqual(['', 0]);
  },
);

test('CNTR-24 a label that comes slowly from a scanner leaves the field empty, for it begins with a letter', () => {
  const { state, entered } = press(NO_PIN, [...'HR1/I/P-0042/58M11251', 'Enter'], 60, 1000);
  expect([state.digits, entered]).toEqual(['', 0]);
});

test('CNTR-24 a scan in the middle of a PIN leaves what was typed, and typing goes on', () => {
  const typed = press(NO_PIN, [...'482'], 180, 1000).state;
  const scanned = press(typed, CODE, 12, 2000);
  expect([scanned.state.digits, scanned.entered]).toEqual(['482', 0]);
  const { state, entered } = press(scanned.state, [...'917', 'Enter'], 180, 3000);
  expect([state.digits, entered]).toEqual(['482917', 1]);
});

test('a PIN has at most 8 digits; letters are none, and Backspace takes the last one away', () => {
  expect(press(NO_PIN, [...'1a2b34567890'], 180, 1000).state.digits).toBe('12345678');
  expect(press(NO_PIN, ['1', '2', 'Backspace', '3'], 180, 1000).state.digits).toBe('13');
});
