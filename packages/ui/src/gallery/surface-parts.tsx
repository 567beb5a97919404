import {
  Box,
  CircleAlertIcon,
  CircleCheckIcon,
  ClockIcon,
  CountBadge,
  FormCell,
  FormStrip,
  HeroNumber,
  LedgerChain,
  Panel,
  Serial,
  ShieldCheckIcon,
  StatusBadge,
  Tally,
  TallyLegend,
  WrenchIcon,
} from '../index';
import { Part } from './part';

const CHECKS = [
  { count: 58, tone: 'success', label: 'verified' },
  { count: 4, tone: 'warning', label: 'pending' },
  { count: 1, tone: 'danger', label: 'overdue' },
  { count: 1, tone: 'info', label: 'in maintenance' },
] as const;

function StatStrip() {
  return (
    <FormStrip columns="1fr 2fr 1fr" size="stat">
      <FormCell
        caption="Pending Transfers"
        hint={<StatusBadge status="overdue" label="3 need your decision" />}
      >
        <HeroNumber value={4} />
      </FormCell>
      <FormCell caption="Sensitive Items Verified" aside="Next check 1800">
        <Box display="flex" alignItems="flex-end" gap="6">
          <HeroNumber value={58} of={64} />
          <Box flex="1" pb="2">
            <Tally segments={CHECKS} label="58 of 64 verified, 4 pending, 1 overdue, 1 in maintenance" />
          </Box>
        </Box>
        <TallyLegend
          items={[
            { icon: <ClockIcon size={14} />, tone: 'warning', text: '4 pending' },
            { icon: <CircleAlertIcon size={14} />, tone: 'danger', text: '1 overdue' },
            { icon: <WrenchIcon size={14} />, tone: 'info', text: '1 in maintenance' },
          ]}
        />
      </FormCell>
      <FormCell caption="Total Inventory" to="/property-book" hint="36 signed down">
        <HeroNumber value={148} />
      </FormCell>
    </FormStrip>
  );
}

export function SurfaceParts() {
  return (
    <>
      <Part name="Form strip with numbers and tally" wide>
        <StatStrip />
      </Part>
      <Part name="Panel and ledger chain">
        <Panel title="Activity Log" badge={<CountBadge count={4} />} viewAll={{ to: '/audit-log' }} padded>
          <LedgerChain
            label="Activity"
            events={[
              {
                id: '1',
                text: '58 sensitive items verified',
                time: '0604',
                icon: <ShieldCheckIcon size={14} />,
              },
              {
                id: '2',
                text: 'Transferred from SSG Petrov to CPT Halloran',
                tx: '41b7790ce2…0a9f',
                time: '20NOV',
                broken: true,
              },
              {
                id: '3',
                text: 'Status changed from In Repair to Operational',
                time: '19NOV',
                icon: <CircleCheckIcon size={14} />,
                tone: 'success',
              },
            ]}
          />
        </Panel>
      </Part>
      <Part name="Form cells">
        <FormStrip numbering="letters">
          <FormCell caption="LIN" mono>
            C06935
          </FormCell>
          <FormCell caption="Location">Arms room, rack 4</FormCell>
          <FormCell caption="Serial number" span={2} phoneSpan={2}>
            <Serial size="lg">W123456</Serial>
          </FormCell>
        </FormStrip>
      </Part>
    </>
  );
}
