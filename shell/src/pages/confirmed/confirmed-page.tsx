import { PRODUCT_NAME, signInRefusalOf } from '@hand-receipt/contracts';
import { Link as RouteLink, tellConfirmed, useUrlState } from '@hand-receipt/platform';
import { Alert, BrandMark } from '@hand-receipt/ui';
import { useEffect } from 'react';
import { EntranceFrame } from '../auth/entrance-frame';

/** The end of a window in which a person signed in once more at the provider. The page that asked for it goes on. */
export default function ConfirmedPage() {
  const why = signInRefusalOf(useUrlState().get('refused'));
  useEffect(() => {
    document.title = `Confirm - ${PRODUCT_NAME}`;
    if (why !== null) return;
    tellConfirmed();
    window.close();
  }, [why]);

  const brand = (
    <RouteLink className="entrance-brand" to="/" aria-label={PRODUCT_NAME}>
      <BrandMark size={36} />
      <span>{PRODUCT_NAME}</span>
    </RouteLink>
  );
  return (
    <EntranceFrame brand={brand} recorded={false}>
      <h1>{why === null ? 'Confirmed' : 'Not confirmed'}</h1>
      {why === null ? (
        <p className="entrance-lead">Close this window and go on where you were.</p>
      ) : (
        <Alert tone="danger" title="Nothing was changed">
          <p>{why}</p>
        </Alert>
      )}
    </EntranceFrame>
  );
}
