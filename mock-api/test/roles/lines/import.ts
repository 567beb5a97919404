import { type Line, type Lines, type Sent, everybody, line } from '../line';

/** A call on the supply sergeant's import, which is their alone. */
const ofSupply = (entered: boolean, rest: Partial<Sent> = {}): Line[] => [
  line('404 404 404 200 404 404', "the supply sergeant's import", async ({ importOfSupply }) => ({
    id: await importOfSupply(entered),
    ...rest,
  })),
];

/** Import of items from a file, and Find Item. */
export const importLines: Lines = {
  'GET /api/inventory': [everybody(200, 'items that they may see')],

  //     outsider soldier leader supply commander admin
  'POST /api/imports': [
    line('201 403 403 201 201 201', 'a file of items', ({ newSerial }) => ({
      payload: `Name,Serial Number\nM17 Pistol,${newSerial()}\n`,
      headers: { 'content-type': 'text/csv' },
    })),
  ],
  'GET /api/imports': [everybody(200, 'their own')],
  'GET /api/imports/freeze': [everybody(200, 'the book of their unit')],
  'GET /api/imports/:id': ofSupply(false),
  'GET /api/imports/:id/rows': ofSupply(false),
  'GET /api/imports/:id/columns': ofSupply(false),
  'PUT /api/imports/:id/columns': ofSupply(false, { body: { mapping: ['name', 'serial_number'] } }),
  'PATCH /api/imports/:id/rows/:line': ofSupply(false, {
    params: { line: '2' },
    body: { values: { name: 'M17' } },
  }),
  'POST /api/imports/:id/confirm': ofSupply(true),
  'DELETE /api/imports/:id': ofSupply(false),
};
