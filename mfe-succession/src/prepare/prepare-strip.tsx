import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import {
  Box,
  Button,
  EmptyState,
  formatDateTime,
  lateDialog,
  LockIcon,
  Panel,
  Stack,
  Text,
} from '@hand-receipt/ui';
import { PrepareRows } from './prepare-rows';

const ActivateDialog = lateDialog(
  () => import(/* webpackChunkName: "activate-succession" */ './activate-dialog'),
);

const activatedWords = ({ activated_at: at }: SuccessionDetailDto) =>
  at ? `Activated ${formatDateTime(at)}.` : 'It was not activated.';

/** What must be clear before the activation, and the activation, which `?act=activate` of the address asks about. */
export function PrepareStrip({ succession }: { succession: SuccessionDetailDto }) {
  const { get, set } = useUrlState();
  const { prepare, may } = succession;
  const isBlocked = prepare.some(({ blocking, clear }) => blocking !== 'no' && !clear);
  if (prepare.length === 0 && !may.activate) {
    return (
      <Panel>
        <EmptyState title="Nothing is left to prepare" hint={activatedWords(succession)} />
      </Panel>
    );
  }
  return (
    <Stack gap="4">
      <Panel title="Before the count">
        <PrepareRows succession={succession} />
      </Panel>
      {may.activate && (
        <Box>
          <Button
            variant="primary"
            icon={<LockIcon />}
            aria-describedby={isBlocked ? 'activation-blocked' : undefined}
            onClick={() => set({ act: 'activate' })}
          >
            Activate
          </Button>
          {isBlocked && (
            <Text id="activation-blocked" mt="1" color="fg.muted" textStyle="caption">
              Blocking rows must be clear first.
            </Text>
          )}
        </Box>
      )}
      {may.activate && get('act') === 'activate' && (
        <ActivateDialog succession={succession} onClose={() => set({ act: '' })} />
      )}
    </Stack>
  );
}
