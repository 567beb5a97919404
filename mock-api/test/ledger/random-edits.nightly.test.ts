import { expectEditsNamed } from './edited-records';

test('in 1,000 of 1,000 runs the check names the record that was edited, and is green without the edit', async () => {
  const nouns = await expectEditsNamed(1_000);
  expect([...nouns].sort()).toEqual(
    ['Account', 'Document', 'Inventory', 'Item', 'Maintenance', 'Transfer', 'Verification'].sort(),
  );
}, 3_600_000);
