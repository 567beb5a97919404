import { useUrlState } from '@hand-receipt/platform';
import { Box, Button, PageBody, PageHeader, PlusIcon, Tabs } from '@hand-receipt/ui';
import { lazy, Suspense } from 'react';
import { SCOPES, useScope } from './scopes';
import { SuccessionList } from './succession-list';

const OpenDialog = lazy(() => import(/* webpackChunkName: "open-succession" */ './open-dialog'));

/** The changes of command that I may see. The form that starts one is in the address. */
export default function SuccessionsPage() {
  const { get, set } = useUrlState();
  const [scope, setScope] = useScope();
  const start = (
    <Button variant="primary" icon={<PlusIcon />} onClick={() => set({ new: '1' })}>
      Start a change of command
    </Button>
  );
  return (
    <PageBody>
      <PageHeader
        caption="Who is responsible, over time"
        title="Change of Command"
        actions={start}
        phoneAction={
          <Button
            variant="primary"
            icon={<PlusIcon />}
            aria-label="Start a change of command"
            onClick={() => set({ new: '1' })}
          >
            Start
          </Button>
        }
      />
      <Tabs label="Changes of command" tabs={SCOPES} value={scope} onChange={setScope}>
        <Box pt="4">
          <SuccessionList scope={scope} />
        </Box>
      </Tabs>
      {get('new') !== '' && (
        <Suspense fallback={null}>
          <OpenDialog onClose={() => set({ new: '' })} />
        </Suspense>
      )}
    </PageBody>
  );
}
