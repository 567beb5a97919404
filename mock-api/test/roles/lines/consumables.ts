import { type Lines, everybody, line } from '../line';

const BATTERIES = { category: 'Batteries', unit: 'pack', currentQuantity: 4, minimumQuantity: 2 };

/** Consumables: everybody of the company sees them, who keeps the book moves them. */
export const consumableLines: Lines = {
  'GET /api/consumables': [everybody(200, "their company's")],
  'GET /api/consumables/counts': [everybody(200, "their company's")],
  'GET /api/consumables/history': [everybody(200, "their company's")],

  //     outsider soldier leader supply commander admin
  'GET /api/consumables/:id': [
    line('404 200 200 200 200 200', "the company's", async ({ consumable }) => ({ id: await consumable() })),
  ],
  'POST /api/consumables': [
    line('201 403 403 201 201 201', 'a new one', ({ newSerial }) => ({
      body: { ...BATTERIES, name: newSerial() },
    })),
  ],
  'PATCH /api/consumables/:id': [
    line('404 403 403 200 200 200', "the company's", async ({ consumable }) => ({
      id: await consumable(),
      body: { minimumQuantity: 5 },
    })),
  ],
  'POST /api/consumables/:id/restock': [
    line('404 403 403 200 200 200', "the company's", async ({ consumable }) => ({
      id: await consumable(),
      body: { quantity: 5 },
    })),
  ],
  'POST /api/consumables/:id/issue': [
    line('404 403 403 200 200 200', "the company's", async ({ consumable }) => ({
      id: await consumable(),
      body: { quantity: 1, issuedTo: '1st Squad' },
    })),
  ],
};
