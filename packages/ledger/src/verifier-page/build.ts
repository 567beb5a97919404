import { createHash } from 'node:crypto';
import { verifierHtml } from './template';

let built: Promise<string> | null = null;

/**
 * The standalone verifier: one HTML file from this package's own sources. Built once in a process. Two builds of one
 * commit are the same bytes wherever they are made: its SHA-256 is printed on every hand receipt.
 */
export function verifierPage(): Promise<string> {
  built ??= build().catch((error: unknown) => {
    built = null;
    throw error;
  });
  return built;
}

async function build(): Promise<string> {
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild.build({
    absWorkingDir: __dirname,
    entryPoints: ['page.ts'],
    // Nothing of the folders above goes into the page.
    tsconfigRaw: {},
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  const script = outputFiles.map(({ text }) => text).join('');
  return verifierHtml(script, (text) => createHash('sha256').update(text).digest('base64'));
}
