import { join } from 'node:path';
import source from '../../packages/contracts/load-source.js';
import { ROOT } from './workspace.mjs';

/** The OpenAPI description of the API, as the server serves it at /api/docs/json; no server needs to run. */
export const describeApi = () =>
  source.loadSource(join(ROOT, 'mock-api/src/http/open-api/description.ts')).describeApi();
