import { createReconciliation } from '../../../src/reconciliation/create-reconciliation';
import { previewImport } from '../../../src/property/import/preview';
import { type Line, type Lines, type Sent, everybody, line } from '../line';
import type { World } from '../role-matrix-fixture';

/** A file that the supply sergeant had read for comparison. */
const fileOf = (world: World): Promise<string> =>
  world.act('supply', ({ trx, actor, at }) => {
    const bytes = Buffer.from(`Name,Serial Number\nM17 Pistol,${world.newSerial()}\n`);
    return previewImport(trx, actor, { name: 'gcss.csv', bytes, at, purpose: 'compare' });
  });

/** A comparison of the supply sergeant's company. */
async function comparisonOf(world: World): Promise<string> {
  const importId = await fileOf(world);
  return world.act('supply', (work) => createReconciliation(work, { importId, asOf: '2026-11-20' }));
}

const ofCompany = (answers: string, rest: Partial<Sent> = {}): Line[] => [
  line(answers, 'a comparison of the company', async (world) => ({ id: await comparisonOf(world), ...rest })),
];

/** Comparing the property book. The only row of these files is one that only they have. */
export const reconciliationLines: Lines = {
  //    outsider soldier leader supply commander admin
  'POST /api/reconciliations': [
    line('404 403 403 201 404 404', "the supply sergeant's file", async (world) => ({
      body: { importId: await fileOf(world), asOf: '2026-11-20' },
    })),
  ],
  'GET /api/reconciliations': [everybody(200, 'those of the books that they keep')],
  'GET /api/reconciliations/:id': ofCompany('404 404 404 200 200 200'),
  'GET /api/reconciliations/:id/lines': ofCompany('404 404 404 200 200 200'),
  'GET /api/reconciliations/:id/pdf': ofCompany('404 404 404 200 200 200'),
  'PUT /api/reconciliations/:id/lines/:line/note': ofCompany('404 404 404 200 200 200', {
    params: { line: '0' },
    body: { note: 'Told the PBO.' },
  }),
  'POST /api/reconciliations/:id/close': ofCompany('404 404 404 409 403 403'),
};
