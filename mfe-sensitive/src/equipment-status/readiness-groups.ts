import type { DashboardSummaryDto } from '@hand-receipt/contracts';
import {
  CircleCheckIcon,
  CircleXIcon,
  type LucideIcon,
  PackageXIcon,
  type TallySegment,
  WrenchIcon,
} from '@hand-receipt/ui';
import { type ReadinessShares, readinessShares } from './readiness';

interface ReadinessGroup extends TallySegment {
  key: keyof ReadinessShares;
  /** Whole per cent of all items. */
  share: number;
  Icon: LucideIcon;
}

const GROUPS = [
  { key: 'ready', label: 'Operational', tone: 'success', Icon: CircleCheckIcon },
  { key: 'maintenance', label: 'Maintenance', tone: 'warning', Icon: WrenchIcon },
  { key: 'nonOperational', label: 'Non-operational', tone: 'danger', Icon: CircleXIcon },
  { key: 'other', label: 'Other', tone: 'neutral', Icon: PackageXIcon },
] as const;

/** The four groups of readiness, each with its count and share. */
export function readinessGroups(readiness: DashboardSummaryDto['readiness']): ReadinessGroup[] {
  const shares = readinessShares(readiness);
  return GROUPS.map((group) => ({ ...group, count: readiness[group.key], share: shares[group.key] }));
}
