import { component } from '../test/company';
import { componentSummary } from './component-summary';

const sling = component({ id: 'c1', name: 'Sling' });
const kit = component({ id: 'c2', name: 'Cleaning kit', status: 'missing' });
const cover = component({ id: 'c3', name: 'Rail cover', status: 'damaged' });

test('components are counted, and what is missing or damaged is named', () => {
  expect(componentSummary([])).toBe('');
  expect(componentSummary([sling])).toBe('1 component');
  expect(componentSummary([sling, kit, cover])).toBe('3 components, 1 missing, 1 damaged');
  const magazine = component({
    id: 'c4',
    name: 'Magazine',
    quantity: 7,
    onHand: 5,
    short: 2,
    status: 'missing',
  });
  const rod = component({ id: 'c5', name: 'Rod', onHand: null });
  expect(componentSummary([magazine, rod])).toBe('2 components, 1 short, 1 not counted');
});
