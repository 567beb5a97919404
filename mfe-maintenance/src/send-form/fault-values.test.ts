import { openFaults } from '../test/maintenance-items';
import { emptyFault, faultsOf, fitForm, isFull, startFaults } from './fault-values';

const open = (count: number) => startFaults(openFaults(count), []);
const ids = (faults: readonly { maintenanceId?: string | null }[]) =>
  faults.map(({ maintenanceId }) => maintenanceId);
const firstForty = openFaults(40).map(({ id }) => id);

test('a form takes 40 faults: of 42 open ones it carries and sends the first 40', () => {
  const { onForm, leftOut } = fitForm(open(42));
  expect(ids(onForm)).toEqual(firstForty);
  expect(ids(leftOut)).toEqual(['M-41', 'M-42']);
  expect(ids(faultsOf(open(42)))).toEqual(firstForty);
});

test('39 open faults leave room for a new one, 40 for none', () => {
  expect(open(39)).toHaveLength(40);
  expect(open(40)).toHaveLength(40);
  expect(open(39).at(-1)).toEqual(emptyFault('new-1'));
  expect(open(40).at(-1)?.maintenanceId).toBe('M-40');
});

test('of 40 open faults a new one takes the place of the last that has no stricter symbol', () => {
  const faults = open(40).map((fault) =>
    fault.maintenanceId === 'M-40' ? { ...fault, symbol: 'X' as const } : fault,
  );
  const { onForm, leftOut } = fitForm([...faults, { ...emptyFault('new-1'), description: 'New' }]);
  expect(onForm).toHaveLength(40);
  expect(onForm.slice(-2).map(({ key }) => key)).toEqual(['M-40', 'new-1']);
  expect(ids(leftOut)).toEqual(['M-39']);
});

test('40 new faults fill a form', () => {
  const fresh = Array.from({ length: 40 }, (_, index) => emptyFault(`new-${index + 1}`));
  expect(isFull(fresh.slice(1))).toBe(false);
  expect(isFull(fresh)).toBe(true);
});
