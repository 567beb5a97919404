import type { SuccessionDetailDto } from '@hand-receipt/contracts';
import { CountStrip } from '../count/count-strip';
import { DifferencesStrip } from '../differences/differences-strip';
import { PlanStrip } from '../plan/plan-strip';
import { PrepareStrip } from '../prepare/prepare-strip';
import { SignStrip } from '../sign/sign-strip';
import type { Strip } from './strips';

const CONTENT: Record<Strip, typeof PlanStrip> = {
  plan: PlanStrip,
  prepare: PrepareStrip,
  count: CountStrip,
  differences: DifferencesStrip,
  sign: SignStrip,
};

/** What a strip shows. */
export function StripContent({ succession, strip }: { succession: SuccessionDetailDto; strip: Strip }) {
  const Content = CONTENT[strip];
  return <Content succession={succession} />;
}
