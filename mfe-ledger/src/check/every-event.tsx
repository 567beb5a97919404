import { checkErrorMessage } from '@hand-receipt/data';
import { useCurrentUser, useQuery } from '@hand-receipt/platform';
import { Alert, Box, Button, counted, ShieldCheckIcon } from '@hand-receipt/ui';
import { useState } from 'react';
import { everyEventCheck } from '../device/device-queries';
import type { BundleReport, DeviceProgress } from '../device/messages';
import { CheckProgress } from './check-progress';
import { FindingList } from './fact';

/** What the hashing of every event came to; without a memory, only that the ledger agrees with itself. */
function EveryEventVerdict({ report: { verified, findings, size, remembered } }: { report: BundleReport }) {
  const events = counted(size, 'event');
  if (!verified) {
    return (
      <Alert tone="danger" title={`The ${events} do not hold together.`}>
        <FindingList label="Findings in every event" messages={findings.map(({ message }) => message)} />
      </Alert>
    );
  }
  return remembered ? (
    <Alert
      tone="success"
      title={`All ${events} were hashed here and agree with what this browser remembers.`}
    />
  ) : (
    <Alert
      tone="info"
      title={`All ${events} were hashed here and agree with each other. Nothing is remembered yet to hold them against.`}
    />
  );
}

/** Hashes the whole ledger in this browser instead of a sample. The result is below the row of buttons. */
export function EveryEvent() {
  const { id } = useCurrentUser();
  const [progress, setProgress] = useState<DeviceProgress | null>(null);
  const query = useQuery(everyEventCheck(id, setProgress));
  const run = () => {
    setProgress(null);
    void query.refetch({ cancelRefetch: false });
  };
  return (
    <>
      <Button size="s" icon={<ShieldCheckIcon size={14} />} working={query.isFetching} onClick={run}>
        Check Every Event Here
      </Button>
      <Box order="1" flexBasis="100%" _empty={{ display: 'none' }}>
        {query.isFetching && progress ? (
          <CheckProgress label="Every event in this browser" {...progress} />
        ) : null}
        {!query.isFetching && query.error ? (
          <Alert tone="danger" title="The events could not be checked here.">
            {checkErrorMessage(query.error)}
          </Alert>
        ) : null}
        {!query.isFetching && !query.error && query.data ? <EveryEventVerdict report={query.data} /> : null}
      </Box>
    </>
  );
}
