import type { PropertyImportDto, ReconciliationDto, ReconciliationLineDto } from '@hand-receipt/contracts';
import { leavingCompany } from '../closings/leaving';

test('LIFE-48 an item that left the book settles its row, and a row of theirs whose item left ours names it', async () => {
  const company = await leavingCompany();
  const compare = async () => {
    const read = await company.as.brandt({
      method: 'POST',
      url: '/api/imports?file_name=GCSS_NOV2026.csv&purpose=compare',
      headers: { 'content-type': 'text/csv' },
      payload: 'Material Description,Serial Number\nRadio,LB100',
    });
    const body = { importId: read.json<PropertyImportDto>().id, asOf: '2026-11-20' };
    const { status, json } = await company.send<ReconciliationDto>(
      'brandt',
      'POST',
      '/api/reconciliations',
      body,
    );
    expect([status, json]).toEqual([201, expect.anything()]);
    return json;
  };
  const rows = async (id: string, kind: string) =>
    (
      await company.send<ReconciliationLineDto[]>(
        'brandt',
        'GET',
        `/api/reconciliations/${id}/lines?kind=${kind}`,
      )
    ).json;
  const radio = await company.createItem({ name: 'Radio', serial_number: 'LB100' });
  const mask = await company.createItem({ name: 'Mask', serial_number: 'LB200' });

  const { id } = await compare();
  const ofMask = async () => (await rows(id, 'ours')).find(({ item }) => item?.id === mask.id);
  expect(await ofMask()).toMatchObject({ outcome: null });
  await company.leave([mask.id, radio.id]);
  expect(await ofMask()).toMatchObject({ outcome: expect.stringMatching(/^Turned in, CB-\d+$/) });

  const next = await compare();
  expect((await rows(next.id, 'ours')).map(({ item }) => item?.id)).not.toContain(mask.id);
  const item = { id: radio.id, name: 'Radio', serial_number: 'LB100' };
  expect(await rows(next.id, 'theirs')).toMatchObject([{ item, outcome: null }]);
  const back = await company.send('brandt', 'POST', `/api/property/${radio.id}/reinstatement`, {
    reason: 'It came back.',
  });
  expect([back.status, back.json.message]).toEqual([200, undefined]);
  expect(await rows(next.id, 'theirs')).toMatchObject([{ item: null, outcome: 'Entered' }]);
}, 60_000);
