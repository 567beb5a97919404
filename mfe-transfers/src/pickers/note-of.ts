import { reasonOf } from '@hand-receipt/platform';
interface Asked {
  isPending: boolean;
  error: Error | null;
}

interface Choices {
  offered: readonly unknown[];
  /** The server has answered for what stands in the field. */
  isAnswered: boolean;
  /** What is said where it found nothing. */
  none: string;
}

/** What stands in place of the options of a picker; null where there are some. */
export function noteOf({ isPending, error }: Asked, { offered, isAnswered, none }: Choices): string | null {
  if (error) return reasonOf(error) ?? error.message;
  if (offered.length > 0) return null;
  return isPending || !isAnswered ? 'Loading...' : none;
}
