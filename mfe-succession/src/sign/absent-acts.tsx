import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import { Button, FilePenLineIcon, Flex, lateDialog, Text } from '@hand-receipt/ui';

const InPlaceDialog = lateDialog(() => import(/* webpackChunkName: "sign-in-place" */ './in-place-dialog'));
const AppointDialog = lateDialog(() => import(/* webpackChunkName: "appoint-signer" */ './appoint-dialog'));

/** For an outgoing who is absent: who signs in their place, and who may say so. `?act` of the address names the open form. */
export function AbsentActs({ succession }: { succession: SuccessionDetailDto }) {
  const { get, set } = useUrlState();
  const act = get('act');
  const { may, signing, from, appointed } = succession;
  const setHash = signing.blockers.length === 0 ? signing.set_hash : null;
  const maySign = may.inPlace && setHash !== null;
  const close = () => set({ act: '' });
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
      {maySign && act === 'sign-in-place' && (
        <InPlaceDialog succession={succession} setHash={setHash} onClose={close} />
      )}
      {may.appoint && act === 'appoint' && <AppointDialog succession={succession} onClose={close} />}
    </>
  );
}
