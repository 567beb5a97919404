import { buildRelease, deploy, deployShell, releaseKey, stage } from '../../support/section-releases';
import { type Lines, everybody, line } from '../line';
import type { World } from '../role-matrix-fixture';

const key = releaseKey('hand-receipt-release');
const STAGED = buildRelease('mfe-range', 'staged', { signer: key });
let made = 0;

/** A section of its own for each caller, with a staged release. */
function newSection({ app }: World): { name: string; digest: string } {
  made += 1;
  const name = `mfe-range-${made}`;
  const { webRoot } = app.config;
  deployShell(webRoot, [key]);
  deploy(webRoot, name, buildRelease(name, 'live', { signer: key }));
  const staged = buildRelease(name, 'staged', { signer: key });
  stage(webRoot, name, staged);
  return { name, digest: staged.digest };
}

/** Sections of the product. */
export const sectionLines: Lines = {
  //    outsider soldier leader supply commander admin
  'GET /api/sections': [line('200 403 403 403 200 200', 'the product')],
  'PATCH /api/sections/:name': [
    line('403 403 403 403 403 200', 'a section', (world) => ({
      params: { name: newSection(world).name },
      body: { act: 'switch-off', reason: 'A fix is on its way.' },
    })),
    line('403 403 403 403 403 404', 'no section', () => ({
      params: { name: 'mfe-nothing' },
      body: { act: 'switch-off', reason: 'A fix is on its way.' },
    })),
  ],
  'POST /api/sections/:name/override': [
    line('403 403 403 403 403 200', 'a staged release', (world) => {
      const { name, digest } = newSection(world);
      return { params: { name }, body: { digest } };
    }),
  ],
  'DELETE /api/sections/:name/override': [
    line('403 403 403 403 403 200', 'their browser', () => ({ params: { name: 'mfe-range' } })),
  ],
  'POST /api/client-reports': [
    everybody(200, 'their browser', () => ({
      body: { reports: [{ remote: 'mfe-range', digest: STAGED.digest, outcome: 'loaded' }] },
    })),
  ],
};
