import { LOGO_TAPS, PRODUCT_NAME } from '@hand-receipt/contracts';
import { devSignIn } from '@hand-receipt/platform';
import { BrandMark, toast } from '@hand-receipt/ui';
import { useTaps } from './use-taps';

async function signInAsDeveloper() {
  try {
    await devSignIn();
    toast({ title: 'Login Successful', tone: 'success' });
  } catch {
    toast({
      title: 'Dev Login Failed',
      description: 'Could not authenticate with dev credentials',
      tone: 'danger',
    });
  }
}

/** The logo. Five quick taps try the developer sign-in, which the server refuses outside demo mode. */
export function BrandButton() {
  const tap = useTaps(LOGO_TAPS.count, LOGO_TAPS.withinMs, () => void signInAsDeveloper());
  return (
    <button type="button" className="entrance-brand" aria-label={PRODUCT_NAME} onClick={tap}>
      <BrandMark size={36} />
      <span>{PRODUCT_NAME}</span>
    </button>
  );
}
