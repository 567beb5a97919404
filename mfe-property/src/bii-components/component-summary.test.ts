import { component } from '../test/company';
import { componentPresent } from './component-present';
import { componentSummary } from './component-summary';

const sling = component({ id: 'c1', name: 'Sling' });
const kit = component({ id: 'c2', name: 'Cleaning kit', status: 'missing' });
const cover = component({ id: 'c3', name: 'Rail cover', status: 'damaged' });

test('components are counted, and what is missing or damaged is named', () => {
  expect(componentSummary([])).toBe('');
  expect(componentSummary([sling])).toBe('1 component');
  expect(componentSummary([sling, kit, cover])).toBe('3 components, 1 missing, 1 damaged');
});

test.each([kit, cover, sling])('PROP-39 a $status component is present after it was seen', (seen) => {
  const after = componentPresent([sling, kit, cover], seen.id);
  expect(after.find(({ id }) => id === seen.id)?.status).toBe('present');
  expect(after.filter(({ id }) => id !== seen.id)).toEqual(
    [sling, kit, cover].filter(({ id }) => id !== seen.id),
  );
});
