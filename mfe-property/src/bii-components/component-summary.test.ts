import { component } from '../test/company';
import { componentSummary } from './component-summary';

const sling = component({ id: 'c1', name: 'Sling' });
const kit = component({ id: 'c2', name: 'Cleaning kit', status: 'missing' });
const cover = component({ id: 'c3', name: 'Rail cover', status: 'damaged' });

test('components are counted, and what is missing or damaged is named', () => {
  expect(componentSummary([])).toBe('');
  expect(componentSummary([sling])).toBe('1 component');
  expect(componentSummary([sling, kit, cover])).toBe('3 components, 1 missing, 1 damaged');
});
