const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
fieldset { border: 0; margin: 0; padding: 0; }
label { display: block; margin-top: 1rem; font-weight: 600; }
input, textarea { font: inherit; width: 100%; box-sizing: border-box; padding: 0.4rem; }
button { font: inherit; margin-top: 1rem; padding: 0.5rem 1.2rem; }
progress { width: 100%; margin-top: 1rem; }
#result p { margin: 0.4rem 0; padding-left: 0.8rem; border-left: 4px solid GrayText; overflow-wrap: anywhere; }
#result .verified { border-color: #1a7f37; font-weight: 600; }
#result .failed { border-color: #cf222e; font-weight: 600; }
#result .refused, #result .warning { border-color: #9a6700; }
`;

/**
 * The page as one file. Its policy allows its own script and style, by their hashes, and nothing else: it
 * cannot reach any network.
 *
 * @param script bundled.
 * @param hashOf base64 of SHA-256.
 */
export function verifierHtml(script: string, hashOf: (text: string) => string): string {
  // A script ends at the first such tag, wherever it stands.
  const safe = script.replaceAll('</script', '<\\/script');
  const policy = `default-src 'none'; script-src 'sha256-${hashOf(safe)}'; style-src 'sha256-${hashOf(STYLE)}'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Hand Receipt ledger verifier</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Hand Receipt ledger verifier</h1>
<p>Checks an exported ledger, the packet of a change of command, or the codes of a printed hand receipt, on this computer. Nothing is sent anywhere, and no
server is asked.</p>
<form id="form"><fieldset id="fields">
<label for="file">Exported ledger or packet</label>
<input id="file" type="file">
<label for="key">Key that you trust (optional)</label>
<input id="key" autocomplete="off" spellcheck="false" placeholder="hand-receipt/ledger+...">
<label for="size">Size that you have seen (optional)</label>
<input id="size" inputmode="numeric" autocomplete="off">
<label for="root">Root at that size (optional)</label>
<input id="root" autocomplete="off" spellcheck="false">
<label for="codes">Codes of a printed page (optional)</label>
<textarea id="codes" rows="3" autocomplete="off" spellcheck="false" placeholder="HR1/P/... HR1/L/... HR1/C/..."></textarea>
<label for="policy">Witness policy (optional)</label>
<textarea id="policy" rows="5" autocomplete="off" spellcheck="false" placeholder="log ...&#10;witness ...&#10;quorum ..."></textarea>
<button id="verify" type="submit">Verify</button>
</fieldset></form>
<progress id="progress" aria-label="Events checked" hidden></progress>
<section id="result" aria-live="polite"></section>
<script>${safe}</script>
</body>
</html>
`;
}
