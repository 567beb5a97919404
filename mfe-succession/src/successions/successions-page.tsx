import { useNavigate, useUrlState } from '@hand-receipt/platform';
import {
  Box,
  Button,
  Flex,
  lateDialog,
  PageBody,
  PageHeader,
  PlusIcon,
  Tabs,
  UsersIcon,
} from '@hand-receipt/ui';
import { SCOPES, useScope } from './scopes';
import { SuccessionList } from './succession-list';
import { useMayStart } from './use-may-start';

const OpenDialog = lateDialog(() => import(/* webpackChunkName: "open-succession" */ './open-dialog'));

/** Closes the form that starts one, and returns to the person whose page opened it. */
function useCloseForm(): () => void {
  const { get, set } = useUrlState();
  const navigate = useNavigate();
  const from = get('from');
  if (get('back') !== 'person' || from === '') return () => set({ new: '', from: '' });
  return () => navigate(`/people/${encodeURIComponent(from)}`, { replace: true });
}

/** The form that the address asks for. */
function StartForm() {
  const { get } = useUrlState();
  const close = useCloseForm();
  const asked = get('new');
  if (asked === '') return null;
  return (
    <OpenDialog
      key={asked}
      kind={asked === 'sub' ? 'sub' : 'primary'}
      fromUserId={get('from')}
      onClose={close}
    />
  );
}

/**
 * The changes of command and of holders that I may see. The form that starts one is in the address: `new=sub` is that of a
 * change of holder, `from` the outgoing person, and `back=person` says that their page opened it.
 */
export default function SuccessionsPage() {
  const { set } = useUrlState();
  const [scope, setScope] = useScope();
  const may = useMayStart();
  const change = may.holder && (
    <Button icon={<UsersIcon />} onClick={() => set({ new: 'sub' })}>
      Change a holder
    </Button>
  );
  const start = may.command && (
    <Button variant="primary" icon={<PlusIcon />} onClick={() => set({ new: '1' })}>
      Start a change of command
    </Button>
  );
  return (
    <PageBody>
      <PageHeader
        caption="Who is responsible, over time"
        title="Change of Command"
        actions={
          <Flex gap="2" wrap="wrap">
            {change}
            {start}
          </Flex>
        }
        phoneAction={
          may.command && (
            <Button
              variant="primary"
              icon={<PlusIcon />}
              aria-label="Start a change of command"
              onClick={() => set({ new: '1' })}
            >
              Start
            </Button>
          )
        }
      />
      <Box hideFrom="md" display="grid" mb="3">
        {change}
      </Box>
      <Tabs label="Changes of command" tabs={SCOPES} value={scope} onChange={setScope}>
        <Box pt="4">
          <SuccessionList scope={scope} />
        </Box>
      </Tabs>
      <StartForm />
    </PageBody>
  );
}
