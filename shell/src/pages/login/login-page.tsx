import { PRODUCT_NAME } from '@hand-receipt/contracts';
import { accountQueries } from '@hand-receipt/data';
import { useQuery } from '@hand-receipt/platform';
import { Link } from '@hand-receipt/ui';
import { useEffect } from 'react';
import { EntranceFrame } from '../auth/entrance-frame';
import { BrandButton } from './brand-button';
import { DemoHint } from './demo-hint';
import { OtherWays } from './other-ways';
import { SignInForm } from './sign-in-form';

/** The sign-in screen. */
export default function LoginPage() {
  const { data: config } = useQuery(accountQueries.config());
  useEffect(() => {
    document.title = `Sign in - ${PRODUCT_NAME}`;
  }, []);
  return (
    <EntranceFrame brand={<BrandButton />}>
      <h1>Sign in</h1>
      <p className="entrance-lead">{config ? `Property accountability for ${config.unitName}.` : '\u00a0'}</p>
      <OtherWays signIn={config?.signIn} />
      <SignInForm />
      {config?.signIn?.password === false ? null : (
        <p className="entrance-other">
          No account yet? <Link to="/register">Create Account</Link>
        </p>
      )}
      <p className="entrance-other">
        Found a printed hand receipt? <Link to="/check">Check it</Link>
      </p>
      {config?.demo ? <DemoHint demo={config.demo} /> : null}
    </EntranceFrame>
  );
}
