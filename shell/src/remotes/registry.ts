import type { RegisteredRemote } from '@hand-receipt/contracts';

/** The registry that the server wrote into the document; absent in development. */
function inlined(): RegisteredRemote[] | null {
  const text = document.getElementById('remotes')?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text) as RegisteredRemote[];
  } catch {
    return null;
  }
}

/**
 * Which remotes there are, where they are served, and what they declare. All that the shell ever knows of them.
 * A registry that cannot be read leaves the shell's own pages working.
 */
export async function readRegistry(): Promise<RegisteredRemote[]> {
  const fromDocument = inlined();
  if (fromDocument) return fromDocument;
  try {
    const response = await fetch('/remotes.json');
    return response.ok ? ((await response.json()) as RegisteredRemote[]) : [];
  } catch (error) {
    console.error('The registry of remotes could not be read', error);
    return [];
  }
}
