import { EMPTY_ITEM, newItemSchema, toCreateBody } from './new-item';

const typed = {
  ...EMPTY_ITEM,
  name: ' M4A1 Carbine ',
  serial_number: ' w123 ',
  category: 'weapons' as const,
};

test('RULE-14 serial number and LIN are sent upper-cased; an empty LIN is sent as none', () => {
  expect(toCreateBody({ ...typed, lin: 'c06935' }, 'U-1')).toMatchObject({
    serial_number: 'W123',
    lin: 'C06935',
  });
  expect(toCreateBody(typed, 'U-1').lin).toBeNull();
});

test('PROP-33 PROP-34 PROP-35 a new item is Operational, has its category, no model, and its creator as holder', () => {
  expect(toCreateBody(typed, 'U-1')).toEqual({
    name: 'M4A1 Carbine',
    serial_number: 'W123',
    category: 'weapons',
    description: null,
    current_status: 'Operational',
    property_model_id: null,
    assigned_to_user_id: 'U-1',
    nsn: null,
    lin: null,
  });
});

test('RULE-15 name, serial number and category are required; NSN, LIN and description are not', async () => {
  await expect(newItemSchema.isValid(typed)).resolves.toBe(true);
  for (const field of ['name', 'serial_number', 'category']) {
    await expect(newItemSchema.isValid({ ...typed, [field]: ' '.trim() })).resolves.toBe(false);
  }
});

test('a serial number of nothing but blanks is none', async () => {
  await expect(newItemSchema.isValid({ ...typed, serial_number: '   ' })).resolves.toBe(false);
});
