import type { UnitDto } from '@hand-receipt/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../test/setup-app';
import { answer, bodyOf, refusal } from '../../test/api';
import { admin } from '../../test/company';
import { openApp } from '../../test/render-app';
import { parentsFor } from './units/unit-rules';

const unit = (id: string, kind: UnitDto['kind'], parentId: string | null, depth: number): UnitDto => ({
  id,
  name: `Unit ${id}`,
  kind,
  parentId,
  depth,
  members: depth,
  mine: true,
});
const UNITS = [
  unit('B', 'company', null, 0),
  unit('B-1', 'platoon', 'B', 1),
  unit('B-11', 'squad', 'B-1', 2),
  unit('B-2', 'platoon', 'B', 1),
];

async function openUnits() {
  const user = userEvent.setup();
  openApp('/user-management?tab=units');
  const panel = within(await screen.findByRole('region', { name: 'Units' }));
  await panel.findByText('Unit B-11');
  return { user, panel };
}

beforeEach(() =>
  answer({ 'GET /api/auth/me': () => admin, 'GET /api/users': () => [], 'GET /api/units': () => UNITS }),
);

test('the tree shows each unit under its own, with its people', async () => {
  const { panel } = await openUnits();
  expect(panel.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Unit B Company, mine, level 1 of the tree0 people',
    'Unit B-1 Platoon, mine, level 2 of the tree1 person',
    'Unit B-11 Squad, mine, level 3 of the tree2 people',
    'Unit B-2 Platoon, mine, level 2 of the tree1 person',
  ]);
});

test('an Admin adds a unit below another, and it is of the next kind', async () => {
  answer({ 'POST /api/units': () => Response.json(UNITS[2], { status: 201 }) });
  const { user } = await openUnits();
  await user.click(screen.getByRole('button', { name: 'Actions, Unit B-2' }));
  await user.click(screen.getByRole('menuitem', { name: 'Add Unit Below' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Unit' }));
  expect(dialog.getByLabelText('Kind')).toHaveValue('squad');
  await user.click(dialog.getByRole('button', { name: 'Add Unit' }));
  expect(await dialog.findByText('Name is required')).toBeVisible();
  await user.type(dialog.getByLabelText('Name'), '3rd Squad');
  await user.click(dialog.getByRole('button', { name: 'Add Unit' }));
  expect(await screen.findByText('Unit added')).toBeVisible();
  expect(bodyOf('POST /api/units')).toEqual({ name: '3rd Squad', kind: 'squad', parentId: 'B-2' });
});

test('an Admin renames and moves a unit; only units above it are offered', async () => {
  answer({ 'PATCH /api/units/B-11': () => UNITS[2] });
  const { user } = await openUnits();
  await user.click(screen.getByRole('button', { name: 'Actions, Unit B-11' }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit Unit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Unit' }));
  await user.selectOptions(dialog.getByLabelText('Belongs to'), 'B-2');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(bodyOf('PATCH /api/units/B-11')).toEqual({ name: 'Unit B-11', parentId: 'B-2' }),
  );
});

test('a unit that is in use is not removed, and the reason is said', async () => {
  const why = 'Unit B-1 has people, property or units. Move them first.';
  answer({ 'DELETE /api/units/B-1': () => refusal(409, why) });
  const { user } = await openUnits();
  await user.click(screen.getByRole('button', { name: 'Actions, Unit B-1' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove Unit' }));
  const sure = within(await screen.findByRole('alertdialog', { name: 'Remove Unit B-1?' }));
  await user.click(sure.getByRole('button', { name: 'Remove' }));
  expect(await sure.findByText(why)).toBeVisible();
});

test('who is no Admin reads the tree and changes nothing', async () => {
  answer({ 'GET /api/auth/me': () => ({ ...admin, role: 'Commander' }) });
  const { panel } = await openUnits();
  expect(panel.queryAllByRole('button')).toEqual([]);
});

test('a unit is offered no place among those below it', () => {
  const places = (kind: UnitDto['kind'], self?: string) => parentsFor(kind, UNITS, self).map(({ id }) => id);
  expect(places('squad', 'B-11')).toEqual(['B', 'B-1', 'B-2']);
  expect(places('platoon', 'B-1')).toEqual(['B']);
  expect(places('company')).toEqual([]);
});
