import { createHash } from 'node:crypto';
import type { RegisteredRemote } from '@hand-receipt/contracts';
import type { Preloads } from './preloads';
import { CONTRACTS_VERSION } from '../sections';
import { integrityByPath } from './release-files';

const ATTRIBUTE_ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

const attribute = (text: string) =>
  text.replace(/[&"<>]/g, (character) => ATTRIBUTE_ENTITIES[character] ?? character);

/** JSON that no element can end: `<` only ever stands inside its strings. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * A stylesheet is applied at once; a script is only fetched, for it runs when its importer asks. One that is asked
 * for by its digest is taken from a preload of the same digest only.
 */
function fileLink(url: string, integrity: string | undefined): string {
  const digest = integrity ? ` integrity="${integrity}"` : '';
  return url.endsWith('.css')
    ? `<link rel="stylesheet" href="${attribute(url)}"${digest}>`
    : `<link rel="preload" as="script" href="${attribute(url)}"${digest}>`;
}

/** The shell's index.html with the registry, and what to fetch with it, written into its head. */
export function writeDocument(
  html: string,
  registry: readonly RegisteredRemote[],
  { files, data }: Preloads,
): string {
  const integrity = integrityByPath(registry);
  const lines = [
    ...files.map((url) => fileLink(url, integrity.get(url))),
    ...data.map(
      (url) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${attribute(url)}">`,
    ),
    `<meta name="contracts" content="${CONTRACTS_VERSION}">`,
    `<script type="application/json" id="remotes">${inlineJson(registry)}</script>`,
  ];
  const end = html.indexOf('</head>');
  return `${html.slice(0, end)}${lines.join('')}${html.slice(end)}`;
}

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** CSP sources of the inline scripts that the shell was built with; what is written in later runs nothing. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
