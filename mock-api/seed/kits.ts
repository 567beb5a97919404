import type { ComponentStatus } from '@hand-receipt/contracts';
import { type NewComponent, onHandBy } from '../src/property';

const component = (
  name: string,
  nsn: string,
  quantity = 1,
  {
    status = 'present',
    ...rest
  }: Partial<Pick<NewComponent, 'required' | 'serialNumber' | 'notes'>> & { status?: ComponentStatus } = {},
): NewComponent => ({
  name,
  nsn,
  quantity,
  serialNumber: null,
  required: true,
  notes: null,
  kind: 'BII',
  ui: 'EA',
  arc: null,
  ...onHandBy(status, quantity),
  ...rest,
});

const CARBINE = [
  component('Sling, small arms, padded', '1005-01-604-5620'),
  component('Magazine, 30 round', '1005-01-561-7200', 7),
  component('Cleaning kit, M4', '1005-01-562-7393'),
];

/** Basic issue items and components of end item, by kind of equipment. */
export const KITS = {
  carbine: CARBINE,
  machineGun: [
    component('Spare barrel assembly', '1005-01-473-8548'),
    component('Barrel bag', '1005-01-219-4230'),
    component('Cleaning kit, machine gun', '1005-01-466-3059'),
    component('Bipod', '1005-01-218-6917'),
  ],
  monocular: [
    component('Head mount assembly', '5855-01-469-5021'),
    component('Carrying case', '5855-01-432-0527'),
    component('Lens cleaning kit', '6760-01-414-3532', 1, { required: false }),
  ],
  radio: [
    component('Battery, rechargeable', '6140-01-547-7562', 2),
    component('Antenna, blade', '5985-01-598-7921'),
    component('Handset, H-250', '5965-01-502-9139'),
  ],
  truck: [
    component('Jack, hydraulic', '5120-01-417-3170'),
    component('Tow chain', '4010-01-346-6812'),
    component('Fire extinguisher', '4210-00-270-4512'),
    component('Wrench, lug', '5120-01-416-8568'),
    component('Warning triangle set', '9905-00-148-9546'),
  ],
  generator: [
    component('Ground rod', '5975-00-878-3791'),
    component('Power cable, 25 ft', '6150-01-417-0552', 2),
    component('Fuel adapter hose', '4720-01-480-8301', 1, { required: false }),
  ],
  tools: [
    component('Socket set, 1/2 in drive', '5130-00-204-2675'),
    component('Wrench set, combination', '5120-01-428-5221'),
    component('Hammer, ball peen', '5120-00-061-8543', 2),
    component('Screwdriver set', '5120-01-430-5033'),
  ],
} satisfies Record<string, NewComponent[]>;

/** Items whose components are not all there, by serial number. */
export const KITS_OF_ITEMS: ReadonlyMap<string, NewComponent[]> = new Map([
  [
    'W123456',
    [
      component('Sling, small arms, padded', '1005-01-604-5620'),
      component('Magazine, 30 round', '1005-01-561-7200', 7),
      component('Sight, reflex, M68 CCO', '1240-01-411-1265', 1, { serialNumber: 'M604512' }),
      component('Cleaning kit, M4', '1005-01-562-7393', 1, {
        status: 'missing',
        notes: 'Missing since the last range week.',
      }),
      component('Rail cover, set', '1005-01-452-3528', 1, { required: false, status: 'damaged' }),
    ],
  ],
  [
    'TK7719',
    [
      ...KITS.tools.slice(0, 3),
      component('Screwdriver set', '5120-01-430-5033', 1, { status: 'missing', notes: 'On order.' }),
    ],
  ],
]);
