import type { AmendmentDto } from '@hand-receipt/contracts';
import { amendmentMutations, takeBackPhoto, uploadPhoto } from '@hand-receipt/data';
import { useMutation } from '@hand-receipt/platform';
import { useEffect, useRef } from 'react';
import type { AmendmentTask } from './amendment-task';
import { type AmendmentValues, type PlatePhoto, toBodyLines } from './amendment-values';
import { type Proof, toProof } from './proof-field';

const ignoreProgress = () => undefined;

/** Uploads the photos of a form, each once however often the form is sent; what is not used in the end is taken back. */
function usePlateUploads() {
  const closing = useRef(new AbortController());
  const uploads = useRef(new Map<string, string>());
  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    const sent = uploads.current;
    return () => {
      controller.abort();
      for (const id of sent.values()) void takeBackPhoto(id);
    };
  }, []);

  return {
    async idsOf(photos: readonly PlatePhoto[]): Promise<string[]> {
      const ids: string[] = [];
      for (const { key, blob } of photos) {
        const known = uploads.current.get(key);
        const options = { signal: closing.current.signal, onSent: ignoreProgress };
        const id = known ?? (await uploadPhoto(blob, options)).id;
        uploads.current.set(key, id);
        ids.push(id);
      }
      return ids;
    },
    /** They belong to an amendment now. */
    release: (photos: readonly PlatePhoto[]) => photos.forEach(({ key }) => uploads.current.delete(key)),
  };
}

/** Sends the form: a report, a proposal, or the proposal of a report. */
export function useSendAmendment({ act, report }: AmendmentTask, proof: Proof | undefined) {
  const uploads = usePlateUploads();
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
