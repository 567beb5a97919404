import { Text } from '@hand-receipt/ui';
import { fabricWords } from './fabric-words';
import { useFabric, useWitnesses } from './use-witnesses';

/** What stands behind the ledger: a Fabric network, or this server and its witnesses. */
export function FabricNote() {
  const witnesses = useWitnesses();
  const anchored = fabricWords(useFabric());
  const agreeing = witnesses.filter(({ size, state }) => size > 0 && state !== 'refused').length;
  const by = witnesses.length > 0 ? `witnessed by ${agreeing} of ${witnesses.length}` : 'not witnessed';
  return (
    <Text textStyle="caption" color="fg.muted">
      {anchored ?? `Fabric not connected. Sealed by this server, ${by}.`}
    </Text>
  );
}
