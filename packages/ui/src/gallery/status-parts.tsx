import { PROPERTY_STATUSES, TRANSFER_STATUSES, VERIFICATION_STATUSES } from '@hand-receipt/contracts';
import { COMPONENT_STATUSES, MAINTENANCE_STATUSES } from '@hand-receipt/contracts';
import {
  CountBadge,
  CountColumns,
  Flex,
  Grid,
  ItemStatusBadge,
  NewBadge,
  Panel,
  StatusBadge,
  verificationWord,
} from '../index';
import { Part } from './part';

const CARD_STATUSES = [
  ...VERIFICATION_STATUSES.map(verificationWord),
  ...TRANSFER_STATUSES,
  ...COMPONENT_STATUSES,
];

export function StatusParts() {
  return (
    <>
      <Part name="Status badge, table form">
        <Panel padded>
          <Grid templateColumns="1fr 1fr" gap="2">
            {[...PROPERTY_STATUSES, ...MAINTENANCE_STATUSES].map((status) => (
              <StatusBadge key={status} status={status} />
            ))}
          </Grid>
        </Panel>
      </Part>
      <Part name="Status badge, card and header form">
        <Panel padded>
          <Flex wrap="wrap" gap="2">
            {CARD_STATUSES.map((status) => (
              <StatusBadge key={status} status={status} variant="badge" />
            ))}
            <ItemStatusBadge status="Non-Operational" variant="badge" />
          </Flex>
        </Panel>
      </Part>
      <Part name="Counts, and count columns A-F">
        <Panel padded>
          <Flex gap="3" align="center">
            <CountBadge count={36} />
            <CountBadge count={3} tone="demand" label="3 transfers wait for your decision" />
            <NewBadge />
            <CountColumns
              checks={[
                { result: 'done', note: '20NOV2026 0604, SGT Navarro' },
                { result: 'done' },
                { result: 'late', note: '20NOV2026 1912, SGT Navarro' },
                { result: 'done' },
                { result: 'missed' },
                { result: 'open' },
              ]}
            />
          </Flex>
        </Panel>
      </Part>
    </>
  );
}
