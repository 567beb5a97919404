import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { Button, FilePenLineIcon, Flex, Text } from '@hand-receipt/ui';
import { lazy, Suspense, useState } from 'react';

const InPlaceDialog = lazy(() => import(/* webpackChunkName: "sign-in-place" */ './in-place-dialog'));
const AppointDialog = lazy(() => import(/* webpackChunkName: "appoint-signer" */ './appoint-dialog'));

/** For an outgoing who is absent: who signs in their place, and who may say so. */
export function AbsentActs({ succession }: { succession: SuccessionDetailDto }) {
  const [asked, setAsked] = useState<'sign' | 'appoint' | null>(null);
  const { may, signing, from, appointed } = succession;
  const isClear = signing.set_hash !== null && signing.blockers.length === 0;
  const maySign = may.inPlace && isClear;
  const close = () => setAsked(null);
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
            <Button icon={<FilePenLineIcon />} onClick={() => setAsked('sign')}>
              Sign in Place of {from.name}
            </Button>
          )}
          {may.appoint && <Button onClick={() => setAsked('appoint')}>Appoint a Signer...</Button>}
        </Flex>
      )}
      <Suspense fallback={null}>
        {asked === 'sign' && signing.set_hash && (
          <InPlaceDialog succession={succession} setHash={signing.set_hash} onClose={close} />
        )}
        {asked === 'appoint' && <AppointDialog succession={succession} onClose={close} />}
      </Suspense>
    </>
  );
}
