import type { UserDto } from '@hand-receipt/contracts';

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const years = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`;

/** Who the person is, cell by cell. */
export function identityFacts(user: UserDto): { caption: string; value: string; mono?: boolean }[] {
  return [
    { caption: 'Name', value: user.name },
    { caption: 'Position', value: user.position },
    { caption: 'Unit', value: user.unit },
    { caption: 'Years of service', value: years(user.yearsOfService) },
    { caption: 'Command time', value: user.commandTime ?? 'N/A' },
    { caption: 'ID number', value: user.id, mono: true },
    { caption: 'Responsibility', value: 'Hand Receipt Holder' },
    { caption: 'Value managed', value: DOLLARS.format(user.valueManaged) },
  ];
}

/** What the person is signed for, by kind. */
export function equipmentCounts({ equipmentSummary }: UserDto): { caption: string; count: number }[] {
  return [
    { caption: 'Vehicles', count: equipmentSummary.vehicles },
    { caption: 'Weapons', count: equipmentSummary.weapons },
    { caption: 'Comms', count: equipmentSummary.communications },
    { caption: 'Optics', count: equipmentSummary.opticalSystems },
    { caption: 'Sensitive items', count: equipmentSummary.sensitiveItems },
  ];
}
