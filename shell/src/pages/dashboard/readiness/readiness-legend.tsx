import type { ReadinessDayDto } from '@hand-receipt/contracts';
import {
  CircleCheckIcon,
  CircleXIcon,
  formatCount,
  type LucideIcon,
  PackageXIcon,
  type Tone,
  TallyLegend,
  WrenchIcon,
} from '@hand-receipt/ui';

type Group = 'ready' | 'maintenance' | 'nonOperational' | 'other';

const LOOKS: { key: Group; label: string; tone: Tone; Icon: LucideIcon }[] = [
  { key: 'ready', label: 'Operational', tone: 'success', Icon: CircleCheckIcon },
  { key: 'maintenance', label: 'Maintenance', tone: 'warning', Icon: WrenchIcon },
  { key: 'nonOperational', label: 'Non-operational', tone: 'danger', Icon: CircleXIcon },
  { key: 'other', label: 'Other', tone: 'neutral', Icon: PackageXIcon },
];

/** What the colours mean, with today's counts. */
export function ReadinessLegend({ today }: { today: ReadinessDayDto }) {
  return (
    <TallyLegend
      items={LOOKS.map(({ key, label, tone, Icon }) => ({
        icon: <Icon size={14} strokeWidth={2} />,
        tone,
        text: `${label} ${formatCount(today[key])}`,
      }))}
    />
  );
}
