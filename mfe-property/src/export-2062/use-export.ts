import type { GenerateDa2062Dto, MailResultDto } from '@hand-receipt/contracts';
import { emailHandReceipt, makeHandReceipt } from '@hand-receipt/data';
import { type FileProgress, reasonOf, type ReceivedFile } from '@hand-receipt/platform';
import { useEffect, useRef, useState } from 'react';

export type Exported = { file: ReceivedFile } | { mail: MailResultDto };

/** One export at a time: how far it has come, why it failed, and a way to give it up. */
export function useExport() {
  const [progress, setProgress] = useState<FileProgress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => stop, []);

  /** @returns null where it failed or was given up; `failure` then says why */
  async function run(body: GenerateDa2062Dto): Promise<Exported | null> {
    const { signal } = (running.current = new AbortController());
    setProgress(null);
    setFailure(null);
    try {
      if (body.send_email) return { mail: await emailHandReceipt(body, signal) };
      return { file: await makeHandReceipt(body, { signal, onProgress: setProgress }) };
    } catch (error) {
      if (signal.aborted) return null;
      setFailure(reasonOf(error) ?? 'Failed to generate PDF');
      return null;
    }
  }

  return { progress, failure, setFailure, run, stop };
}
