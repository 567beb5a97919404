import type { AmendmentDto } from '@hand-receipt/contracts';
import { amendmentMutations } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { type Proof, toProof } from '@hand-receipt/ui/forms';
import { usePhotoUploads } from '../item-photos/use-photo-uploads';
import type { AmendmentTask } from './amendment-task';
import { type AmendmentValues, toBodyLines } from './amendment-values';

/** Sends the form: a report, a proposal, or the proposal of a report. */
export function useSendAmendment({ act, report }: AmendmentTask, proof: Proof | undefined) {
  const uploads = usePhotoUploads();
  const create = useMutation(amendmentMutations.create);
  const propose = useMutation(amendmentMutations.propose(report?.id ?? ''));

  return async (values: AmendmentValues): Promise<AmendmentDto> => {
    const uploadIds = await uploads.idsOf(values.uploadIds);
    const content = {
      reason: values.reason.trim(),
      documentNumber: values.documentNumber.trim() || null,
      lines: toBodyLines(values.lines),
      uploadIds,
    };
    const signed = { ...content, proof: toProof(proof, values) };
    const amendment = report
      ? await propose.mutateAsync(signed)
      : await create.mutateAsync(act === 'report' ? { ...content, report: true } : signed);
    uploads.release(values.uploadIds);
    return amendment;
  };
}
