import type { AmendmentDto } from '@hand-receipt/contracts';
import { HALLORAN, WHITAKER } from './company';

export const BRANDT = {
  ...HALLORAN,
  id: 'U-3',
  rank: 'SFC' as const,
  lastName: 'Brandt',
  name: 'SFC Brandt',
};

const NOTHING = { propose: false, sign: false, refuse: false, withdraw: false };

/** What SFC Brandt proposed of the carbine: its plate reads W123465. */
export const proposed = (given: Partial<AmendmentDto> = {}): AmendmentDto => ({
  id: 'AM-0007',
  kind: 'data',
  state: 'proposed',
  unit: { id: 'N-1', name: 'B Co, 4-612 IN' },
  reason: 'Read wrong at the inventory of 11JUN2026',
  document_number: 'W15GK9-6326-0012',
  created_at: '2026-11-21T08:31:00.000Z',
  reported_by: null,
  proposed_by: BRANDT,
  ended_by: null,
  ended_at: null,
  end_reason: null,
  rule: null,
  lines: [
    {
      item: { id: 'P-1', name: 'M4A1 Carbine', serial_number: 'W123456' },
      field: 'serial_number',
      from: 'W123456',
      to: 'W123465',
    },
  ],
  photos: [{ uploadId: 'u-1', address: '/api/uploads/u-1' }],
  signatures: [{ part: 'proposed', by: BRANDT, method: 'own-session', at: '2026-11-21T08:31:00.000Z' }],
  warnings: [],
  may: { ...NOTHING, sign: true, refuse: true },
  ...given,
});

const DEVICES = 80;
const NVD = { name: 'AN/PVS-14', field: 'is_sensitive' as const, from: 'yes', to: 'no' };

/** What SFC Brandt proposed of a catalog: 80 night-vision devices stop being sensitive. */
export const proposedRule = (given: Partial<AmendmentDto> = {}): AmendmentDto =>
  proposed({
    kind: 'downgrade',
    reason: 'Not sensitive by the current table.',
    document_number: null,
    rule: {
      nsn: '5855-01-432-0524',
      values: [{ label: 'Sensitive mark', from: 'Yes', to: 'By code' }],
      items: DEVICES,
    },
    lines: Array.from({ length: DEVICES }, (_, n) => {
      const { name, ...line } = NVD;
      return { ...line, item: { id: `P-${100 + n}`, name, serial_number: `NVD${1000 + n}` } };
    }),
    photos: [],
    ...given,
  });

/** What SPC Whitaker reported of it. */
export const reported = (given: Partial<AmendmentDto> = {}): AmendmentDto =>
  proposed({
    state: 'reported',
    document_number: null,
    reported_by: WHITAKER,
    proposed_by: null,
    signatures: [],
    may: { ...NOTHING, propose: true, refuse: true },
    ...given,
  });

export const ended = (state: 'signed' | 'refused' | 'withdrawn', given: Partial<AmendmentDto> = {}) =>
  proposed({ state, ended_by: HALLORAN, ended_at: '2026-11-22T09:00:00.000Z', may: NOTHING, ...given });
