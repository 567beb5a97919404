import { propertyMutations } from '@hand-receipt/data';
import { reasonOf, statusOf, useMutation } from '@hand-receipt/platform';
import { Button, Flex, Mono, Text } from '@hand-receipt/ui';

interface KeepUiiProps {
  itemId: string;
  /** The UII of the mark. */
  uii: string;
  /** Of the item, as the scan left it. */
  version: number;
}

/** Offers to keep the UII of a mark whose item has none on record. */
export function KeepUii({ itemId, uii, version }: KeepUiiProps) {
  const keep = useMutation(propertyMutations.edit({ id: itemId, name: '', serialNumber: uii }));
  if (keep.isSuccess) {
    return (
      <Text role="status" marginTop="2">
        UII <Mono>{uii}</Mono> is on record.
      </Text>
    );
  }
  const why = statusOf(keep.error) === 0 ? 'Needs a connection.' : (reasonOf(keep.error) ?? '');
  return (
    <Flex gap="2" wrap="wrap" align="center" marginTop="2">
      <span>
        The mark has UII <Mono>{uii}</Mono>. None is on record.
      </span>
      <Button working={keep.isPending} onClick={() => keep.mutate({ uii, version })}>
        Keep this UII
      </Button>
      {keep.error ? <Text role="alert">{why}</Text> : null}
    </Flex>
  );
}
