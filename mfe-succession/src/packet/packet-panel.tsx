import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import { Button, counted, formatDateTime, lateDialog, Panel, Stack } from '@hand-receipt/ui';
import { PacketRow } from './packet-row';

const VerifyDialog = lateDialog(() => import(/* webpackChunkName: "verify-packet" */ './verify-dialog'));

const listStyles = { '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' } } as const;

type Packet = SuccessionDetailDto['packets'][number];

function hintOf({ signed_at, ready, pages }: Packet): string {
  const signed = `Signed ${formatDateTime(signed_at)}`;
  return ready && pages !== null ? `${signed}, ${counted(pages, 'page')}` : `${signed}. It is being made.`;
}

/** What both signed and its papers in one file; before the signing as a draft. */
export function PacketPanel({ succession }: { succession: SuccessionDetailDto }) {
  const { id, state, packets } = succession;
  const { get, set } = useUrlState();
  const isOpen = state === 'draft' || state === 'active' || state === 'signing';
  if (packets.length === 0 && !isOpen) return null;
  return (
    <Panel
      title="Packet"
      actions={
        <Button variant="ghost" size="s" onClick={() => set({ verify: '1' })}>
          How to verify it
        </Button>
      }
    >
      <Stack as="ul" gap="0" listStyleType="none" css={listStyles}>
        {packets.map((packet) => (
          <PacketRow
            key={packet.number}
            id={id}
            signing={packet.number}
            title={`Packet ${id}/${packet.number}`}
            hint={hintOf(packet)}
            isBeingMade={!packet.ready}
          />
        ))}
        {isOpen && (
          <PacketRow
            id={id}
            title="Draft"
            hint="What would be printed if it were signed now. It says DRAFT on each page and is not registered."
          />
        )}
      </Stack>
      {get('verify') && <VerifyDialog onClose={() => set({ verify: '' })} />}
    </Panel>
  );
}
