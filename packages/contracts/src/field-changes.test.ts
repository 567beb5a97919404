import { fieldChanges } from './field-changes';

test('a change of each kind of value is in words', () => {
  const changes = [
    { field: 'nsn', from: null, to: '1005-01-231-0973' },
    { field: 'sensitive_mark', from: 'by-code', to: 'yes' },
    { field: 'category', from: 'other', to: 'weapons' },
    { field: 'is_sensitive', from: false, to: true },
    { field: 'calibration_days', from: 365, to: 180 },
  ];
  expect(fieldChanges({ changes }).map(({ label, from, to }) => `${label} from ${from} to ${to}`)).toEqual([
    'NSN from nothing to 1005-01-231-0973',
    'Sensitive mark from By code to Yes',
    'Category from Other to Weapons',
    'Sensitive item from No to Yes',
    'Days between calibrations from 365 to 180',
  ]);
});

test.each([
  ['nothing', {}],
  ['text', { changes: 'none' }],
  ['values that are no changes', { changes: [null, 'nsn', { from: 'a', to: 'b' }, { field: 7 }] }],
])('%s is no change', (_what, details) => {
  expect(fieldChanges(details)).toEqual([]);
});
