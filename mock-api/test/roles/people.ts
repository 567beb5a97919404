import type { Role } from '@hand-receipt/contracts';
import type { NewMaintenance } from '../../src/maintenance/open-maintenance';
import type { Caller } from './line';

/** Everybody there is: user name, role, unit. The callers of the matrix first. */
export const PEOPLE = [
  ['outsider', 'Commander', 'C'],
  ['soldier', 'Soldier', 'B-1'],
  ['leader', 'Squad Leader', 'B-1'],
  ['supply', 'Supply Sergeant', 'B'],
  ['commander', 'Commander', 'B'],
  ['admin', 'Admin', 'B'],
  ['squadmate', 'Soldier', 'B-1'],
  ['distant', 'Soldier', 'B-2'],
] as const satisfies readonly (readonly [Caller | 'squadmate' | 'distant', Role, string])[];

/** What is wrong with an item that is sent to maintenance. */
export const FAULT: NewMaintenance = {
  maintenanceType: 'corrective',
  status: 'scheduled',
  priority: 'medium',
  description: 'Bolt worn',
  scheduledDate: null,
  assignedTo: null,
  estimatedCompletionTime: null,
  notes: null,
  parts: [],
};

export type Username = (typeof PEOPLE)[number][0];
