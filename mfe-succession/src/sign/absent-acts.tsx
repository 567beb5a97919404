import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import { Button, FilePenLineIcon, Flex, Text } from '@hand-receipt/ui';

/** What the reader signs in place of the outgoing person now; null where they do not. */
export const hashInPlace = ({ may, signing }: SuccessionDetailDto): string | null =>
  may.inPlace && signing.blockers.length === 0 ? signing.set_hash : null;

/** For an outgoing who is absent: who signs in their place, and who may say so. The page has the forms. */
export function AbsentActs({ succession }: { succession: SuccessionDetailDto }) {
  const { set } = useUrlState();
  const { may, from, appointed } = succession;
  const maySign = hashInPlace(succession) !== null;
  return (
    <>
      {appointed && (
        <Text mt="2" color="fg.muted" textStyle="table">
          {appointed.name} is appointed to sign in place of {from.name}.
        </Text>
      )}
      {(maySign || may.appoint) && (
        <Flex gap="2" wrap="wrap" mt="3">
          {maySign && (
            <Button icon={<FilePenLineIcon />} onClick={() => set({ act: 'sign-in-place' })}>
              Sign in Place of {from.name}
            </Button>
          )}
          {may.appoint && <Button onClick={() => set({ act: 'appoint' })}>Appoint a Signer...</Button>}
        </Flex>
      )}
    </>
  );
}
