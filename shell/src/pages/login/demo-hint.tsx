import type { AppConfigDto } from '@hand-receipt/contracts';
import { Alert, Mono } from '@hand-receipt/ui';

/** In demo mode the first screen says how to get in. */
export function DemoHint({ demo }: { demo: NonNullable<AppConfigDto['demo']> }) {
  return (
    <Alert tone="info" title="Demo company" announce={false}>
      <p>
        Sign in as <Mono>{demo.username}</Mono> with the password <Mono>{demo.password}</Mono>.
      </p>
    </Alert>
  );
}
