import { Text } from '@hand-receipt/ui';
import { useWitnesses } from './use-witnesses';

/** What stands behind the ledger, where no Fabric network does. */
export function FabricNote() {
  const witnesses = useWitnesses();
  const agreeing = witnesses.filter(({ size, state }) => size > 0 && state !== 'refused').length;
  const by = witnesses.length > 0 ? `witnessed by ${agreeing} of ${witnesses.length}` : 'not witnessed';
  return (
    <Text textStyle="caption" color="fg.muted">
      Fabric not connected. Sealed by this server, {by}.
    </Text>
  );
}
