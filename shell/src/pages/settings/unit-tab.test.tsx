import { DEFAULT_CIIC_CODES, type UnitSettingDto } from '@hand-receipt/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { answer, bodyOf, callsMade, refusal, unreachable } from '../../test/api';
import { whitaker } from '../../test/company';
import { openApp } from '../../test/render-app';

const UNITS = [
  { id: 'B', name: 'B Co', kind: 'company', parentId: null, depth: 0, members: 3, mine: true },
  { id: 'B-1', name: '1st Squad', kind: 'squad', parentId: 'B', depth: 1, members: 3, mine: true },
];
const setting = (given: Pick<UnitSettingDto, 'key' | 'value'> & Partial<UnitSettingDto>): UnitSettingDto => ({
  citation: null,
  from: null,
  version: 0,
  ...given,
});
let settings: UnitSettingDto[];
beforeEach(() => {
  settings = [
    setting({ key: 'amendment.photo', value: true }),
    setting({ key: 'ciic.codes', value: DEFAULT_CIIC_CODES }),
    setting({
      key: 'citation.amendment',
      value: null,
      citation: 'AR 710-2',
      from: { id: 'B', name: 'B Co' },
    }),
    setting({ key: 'citation.hand-receipt', value: null }),
  ];
  answer({
    'GET /api/units': () => UNITS,
    'GET /api/unit-settings': () => settings,
  });
});

const form = async (name: string) => within(await screen.findByRole('form', { name }));
const open = () => openApp('/settings?tab=unit');

test('LIFE-16 a Commander reads each setting with whose value it is; the shipped codes are not confirmed', async () => {
  open();
  const codes = await form('CIIC codes');
  expect(codes.getByText('Not confirmed')).toBeVisible();
  expect(codes.getByRole('textbox', { name: /CIIC codes/ })).toHaveValue(
    DEFAULT_CIIC_CODES.map(({ code, class: kind, label }) => `${code}, ${kind}, ${label}`).join('\n'),
  );
  expect((await form('Citation on adjustment reports')).getByText('Entered by B Co.')).toBeVisible();
  expect(
    (await form('Picture of the data plate')).getByText('Default. No unit has entered it.'),
  ).toBeVisible();
});

test('a setting is saved with its citation and the version that was seen', async () => {
  answer({
    'PUT /api/unit-settings': ({ body }) => ({
      ...settings[0],
      ...(body as object),
      from: UNITS[0],
      version: 1,
    }),
  });
  open();
  const photo = await form('Picture of the data plate');
  await userEvent.selectOptions(photo.getByRole('combobox', { name: /Picture/ }), 'Not asked for');
  await userEvent.type(photo.getByRole('textbox', { name: /Citation/ }), 'SOP 4');
  await userEvent.click(photo.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(bodyOf('PUT /api/unit-settings')).toEqual({
    unitId: 'B',
    key: 'amendment.photo',
    value: false,
    citation: 'SOP 4',
    version: 0,
  });
});

test('a setting of a unit is taken away after asking', async () => {
  settings = [setting({ key: 'amendment.photo', value: false, from: { id: 'B', name: 'B Co' }, version: 2 })];
  answer({
    'PUT /api/unit-settings': () => setting({ key: 'amendment.photo', value: true, version: 3 }),
  });
  open();
  const photo = await form('Picture of the data plate');
  await userEvent.click(photo.getByRole('button', { name: 'Take away' }));
  const sure = within(
    await screen.findByRole('alertdialog', { name: 'Take away Picture of the data plate?' }),
  );
  expect(callsMade()).not.toContain('PUT /api/unit-settings');
  await userEvent.click(sure.getByRole('button', { name: 'Take Away' }));
  expect(await screen.findByText('Setting Taken Away')).toBeVisible();
  expect(bodyOf('PUT /api/unit-settings')).toMatchObject({ value: null, version: 2 });
});

test('a refusal stands at its field, and what was typed is still there', async () => {
  answer({
    'PUT /api/unit-settings': () =>
      refusal(400, 'Code C is in the table twice.', { value: 'Code C is in the table twice.' }),
  });
  open();
  const codes = await form('CIIC codes');
  const table = codes.getByRole('textbox', { name: /CIIC codes/ });
  await userEvent.clear(table);
  await userEvent.type(table, 'c, classified, Secret, or above');
  await userEvent.click(codes.getByRole('button', { name: 'Save' }));
  expect(await codes.findAllByText('Code C is in the table twice.')).not.toHaveLength(0);
  expect(table).toHaveValue('c, classified, Secret, or above');
  expect(bodyOf('PUT /api/unit-settings')).toMatchObject({
    value: [{ code: 'C', class: 'classified', label: 'Secret, or above' }],
  });
});

test('LIFE-55 without a connection a setting is not saved, and what was typed is still there', async () => {
  answer({
    'PUT /api/unit-settings': unreachable,
  });
  open();
  const photo = await form('Picture of the data plate');
  const citation = photo.getByRole('textbox', { name: /Citation/ });
  await userEvent.type(citation, 'SOP 4');
  await userEvent.click(photo.getByRole('button', { name: 'Save' }));
  expect(await photo.findByText('Needs a connection.')).toBeVisible();
  expect(citation).toHaveValue('SOP 4');
});

test('days of a succession are sent as a number, and what is no number as it was typed', async () => {
  settings = [
    setting({ key: 'succession.days', value: 30 }),
    setting({ key: 'succession.memoText', value: 'One.\n\nTwo.' }),
  ];
  answer({
    'PUT /api/unit-settings': ({ body }) =>
      (body as { value: unknown }).value === 21
        ? { ...settings[0], value: 21, from: UNITS[0], version: 1 }
        : refusal(400, 'The value is a whole number of days from 1 to 365.', {
            value: 'The value is a whole number of days from 1 to 365.',
          }),
  });
  open();
  expect(
    (await form('Joint inventory memorandum')).getByRole('textbox', { name: /Joint inventory/ }),
  ).toHaveValue('One.\n\nTwo.');
  const days = await form('Days of a change of command');
  const field = days.getByRole('textbox', { name: /Days of/ });
  expect(field).toHaveValue('30');
  await userEvent.clear(field);
  await userEvent.click(days.getByRole('button', { name: 'Save' }));
  expect(await days.findAllByText('The value is a whole number of days from 1 to 365.')).not.toHaveLength(0);
  expect(bodyOf('PUT /api/unit-settings')).toMatchObject({ value: '' });
  await userEvent.type(field, '21');
  await userEvent.click(days.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
});

test('a Soldier has no tab for the unit', async () => {
  answer({ 'GET /api/auth/me': () => whitaker });
  open();
  expect(await screen.findByRole('tabpanel', { name: 'PROFILE' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'UNIT' })).not.toBeInTheDocument();
});
