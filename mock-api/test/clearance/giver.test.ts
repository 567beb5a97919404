import type { PersonClearanceDto, PersonalDataDto, PropertyDto } from '@hand-receipt/contracts';
import { changingCompany } from '../succession/changing';
import { openHolder } from '../succession/holder-fixture';

test('SUCC-41 SUCC-46 a second giver of a change of holder is not clear, and it is in their own data', async () => {
  const company = await changingCompany();
  await company.signedDownTo('petrov', 1);
  // The other item of Petrov is from Brandt, so each of the two signs.
  const { json: tent } = await company.send<PropertyDto>('brandt', 'POST', '/api/property', {
    name: 'Tent',
    serial_number: 'T-100',
    assigned_to_user_id: company.ids.brandt,
  });
  const offer = await company.offer('brandt', tent.id, 'petrov');
  await company.decide('petrov', offer.id, 'Approved');
  const { json: change } = await openHolder(company, { who: 'halloran', giverUserId: null });
  expect(change.givers.map(({ lastName }) => lastName).sort()).toEqual(['Brandt', 'Halloran']);

  for (const who of ['brandt', 'halloran'] as const) {
    const url = `/api/people/${company.ids[who]}/clearance`;
    const { json: page } = await company.send<PersonClearanceDto>(who, 'GET', url);
    expect(page.steps.find(({ key }) => key === 'successions')).toMatchObject({
      title: '1 open change of command',
      count: 1,
      entries: [{ id: change.id, path: `/successions/${change.id}` }],
    });
    const own = await company.send<PersonalDataDto>(who, 'GET', '/api/profile/export');
    expect(own.json.successions).toMatchObject([{ id: change.id }]);
  }
});
