import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { Box, Button, EmptyState, formatDateTime, LockIcon, Panel, Stack, Text } from '@hand-receipt/ui';
import { lazy, Suspense, useState } from 'react';
import { PrepareRows } from './prepare-rows';

const ActivateDialog = lazy(() => import(/* webpackChunkName: "activate-succession" */ './activate-dialog'));

const activatedWords = ({ activated_at: at }: SuccessionDetailDto) =>
  at ? `Activated ${formatDateTime(at)}.` : 'It was not activated.';

/** What must be clear before the activation, and the activation. */
export function PrepareStrip({ succession }: { succession: SuccessionDetailDto }) {
  const [isAsked, setIsAsked] = useState(false);
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
            onClick={() => setIsAsked(true)}
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
      {isAsked && (
        <Suspense fallback={null}>
          <ActivateDialog succession={succession} onClose={() => setIsAsked(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
