import type { CreateMaintenanceDto, MaintenanceDetailsDto } from '@hand-receipt/contracts';
import { type Username, testCompany } from '../custody/company';
import { callsOf } from '../support/call';

/** A company, and what its people do about the maintenance of its vehicles. */
export async function workshop() {
  const company = await testCompany();
  // The days that tests plan are ahead of this one.
  company.clock.set(new Date(2026, 10, 21, 9));
  const calls = callsOf(company);

  const report = (
    who: Username,
    propertyId: string,
    more: Partial<CreateMaintenanceDto> = {},
  ): Promise<MaintenanceDetailsDto> =>
    calls.ok(who, 'POST /api/maintenance', {
      body: {
        propertyId,
        maintenanceType: 'corrective',
        priority: 'high',
        description: 'Air dryer leaks under load.',
        ...more,
      },
    });
  const move = (who: Username, id: string, status: string, notes?: string) =>
    calls.ok(who, 'PATCH /api/maintenance/:id/status', { params: { id }, body: { status, notes } });
  const moveRefused = (who: Username, id: string, status: string) =>
    calls.refused(who, 'PATCH /api/maintenance/:id/status', { params: { id }, body: { status } });
  const statusOf = async (id: string) =>
    (await calls.ok('halloran', 'GET /api/property/:id', { params: { id } })).current_status;

  /** A vehicle that the commander has signed down to a soldier. */
  async function vehicle(serial_number: string): Promise<string> {
    const { id } = await company.createItem({ name: 'M1165 HMMWV', category: 'vehicles', serial_number });
    await company.signDown(id, 'whitaker');
    return id;
  }

  return { company, calls, report, move, moveRefused, statusOf, vehicle };
}

/** Its company, the calls of its people, and what they do about maintenance by name. */
export type Workshop = Awaited<ReturnType<typeof workshop>>;
