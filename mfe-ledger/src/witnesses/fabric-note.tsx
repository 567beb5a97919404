import { Text } from '@hand-receipt/ui';
import { fabricWords } from './fabric-words';
import { useFabric, useWitnesses, useWitnessesPending } from './use-witnesses';

/** What the server and its witnesses stand for, where no network does. */
function sealedWords(witnesses: ReturnType<typeof useWitnesses>, isPending: boolean): string {
  if (!witnesses) return isPending ? 'Witnesses not known yet.' : 'The witnesses could not be read.';
  const agreeing = witnesses.filter(({ size, state }) => size > 0 && state !== 'refused').length;
  const by = witnesses.length > 0 ? `witnessed by ${agreeing} of ${witnesses.length}` : 'not witnessed';
  return `Fabric not connected. Sealed by this server, ${by}.`;
}

/** What stands behind the ledger: a Fabric network, or this server and its witnesses. */
export function FabricNote() {
  const witnesses = useWitnesses();
  const isPending = useWitnessesPending();
  const anchored = fabricWords(useFabric());
  return (
    <Text textStyle="caption" color="fg.muted">
      {anchored ?? sealedWords(witnesses, isPending)}
    </Text>
  );
}
