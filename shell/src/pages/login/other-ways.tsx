import type { AppConfigDto } from '@hand-receipt/contracts';
import { useUrlState } from '@hand-receipt/platform';
import { Late, latePart } from '../../app/late';

const buttons = latePart(() => import(/* webpackChunkName: "app-provider-buttons" */ './provider-buttons'));

/** Ways to sign in besides a password, and why the last one failed. Fetched only where there is something to show. */
export function OtherWays({ signIn }: { signIn: AppConfigDto['signIn'] | undefined }) {
  const refused = useUrlState().get('refused');
  if (!signIn || (signIn.provider === null && !signIn.certificate && !refused)) return null;
  return <Late part={buttons} with={{ signIn, refused }} waiting={null} />;
}
