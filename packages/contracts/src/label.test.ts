import { labelPayload, readLabel } from './label';

describe('the label of an item', () => {
  test.each(['W900007', 'AB/12%4', 'Ä-ЖΩ 7', '#?&+=', 'x'.repeat(64)])(
    'gives serial number %s back as it was',
    (serial_number) => {
      expect(readLabel(labelPayload({ id: 'P-0007', serial_number }))).toEqual({
        id: 'P-0007',
        serialNumber: serial_number,
      });
    },
  );

  test('says its version, id and serial number, and nothing else', () => {
    expect(labelPayload({ id: 'P-0007', serial_number: 'W900007' })).toBe('HR1/I/P-0007/W900007');
  });

  test('is read with the blanks that a scanner adds', () => {
    expect(readLabel(' HR1/I/P-0007/W900007\r\n')).toEqual({ id: 'P-0007', serialNumber: 'W900007' });
  });

  test.each([
    ['a plain serial number', 'W900007'],
    ['another version', 'HR2/I/P-0007/W900007'],
    ['another kind', `HR1/L/1/${'3F2A'.repeat(16)}`],
    ['no serial number', 'HR1/I/P-0007/'],
    ['no id', 'HR1/I//W900007'],
    ['a field too many', 'HR1/I/P-0007/W900007/X'],
    ['a broken escape', 'HR1/I/P-0007/W%9'],
    ['an address', 'https://example.com/HR1/I/P-0007/W900007'],
    ['a text without end', `HR1/I/P-0007/${'W'.repeat(5000)}`],
    ['nothing', ''],
  ])('is not read from %s', (_, text) => {
    expect(readLabel(text)).toBeNull();
  });
});
