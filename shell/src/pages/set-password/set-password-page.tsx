import { PRODUCT_NAME } from '@hand-receipt/contracts';
import { Link as RouteLink } from '@hand-receipt/platform';
import { Alert, BrandMark, Link } from '@hand-receipt/ui';
import { useEffect } from 'react';
import { EntranceFrame } from '../auth/entrance-frame';
import { LinkState } from './link-state';
import { useLinkSecret } from './use-link-secret';

/** Where a one-time link leads: its person chooses a password, signed in or not. */
export default function SetPasswordPage() {
  const secret = useLinkSecret();
  useEffect(() => {
    document.title = `Set your password - ${PRODUCT_NAME}`;
  }, []);

  const brand = (
    <RouteLink className="entrance-brand" to="/login" aria-label={PRODUCT_NAME}>
      <BrandMark size={36} />
      <span>{PRODUCT_NAME}</span>
    </RouteLink>
  );
  return (
    <EntranceFrame brand={brand}>
      <h1>Set your password</h1>
      <p className="entrance-lead">This link works once. Every browser of yours is signed out.</p>
      {secret ? (
        <LinkState key={secret} secret={secret} />
      ) : (
        <Alert tone="warning" title="This link is not complete">
          Open the whole link that you were given, or ask an Admin for a new one.
        </Alert>
      )}
      <p className="entrance-other">
        Already have a password? <Link to="/login">Sign in</Link>
      </p>
    </EntranceFrame>
  );
}
