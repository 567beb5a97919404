import { commander, serve } from '@hand-receipt/standalone/testing';
import { askDevice } from '../device/ask-device';
import { installWorker } from './fake-worker';
import { bodies, servedLog } from './served-log';

/** The answers of a log of five events that this browser has seen in an earlier visit. */
export async function rememberedLog() {
  installWorker();
  const log = servedLog(bodies(5));
  serve(log);
  await askDevice({ kind: 'ledger', person: commander.id });
  return log;
}
