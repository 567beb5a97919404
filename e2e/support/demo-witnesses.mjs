/**
 * The demo witnesses of `npm start`, in a folder of their own:
 *   node demo-witnesses.mjs make FOLDER                   prints `{ policy, ports }`
 *   node demo-witnesses.mjs serve FOLDER KEY_FILE PORT... runs them until SIGTERM
 */
import { makeDemoWitnesses, startDemoWitnesses } from '../../scripts/lib/demo-witnesses.mjs';

const [task, folder, keyFile = '', ...ports] = process.argv.slice(2);
if (task === 'make') console.log(JSON.stringify(await makeDemoWitnesses(keyFile, folder)));
if (task === 'serve') {
  const end = startDemoWitnesses(keyFile, ports.map(Number), folder);
  process.once('SIGTERM', end);
}
