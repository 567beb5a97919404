import { readScan } from '@hand-receipt/contracts';
import { paperQueries } from '@hand-receipt/data';
import { queryClient, useLocation, useNavigate } from '@hand-receipt/platform';

/** The code of a page, without the address before it. What is no code is checked as it is: it is not ours. */
function codeIn(text: string): string {
  const reading = readScan(text);
  return reading.kind === 'page' ? reading.code : text.trim();
}

/** What stands behind the `#`; as it is where it is no encoded text. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1)).trim();
  } catch {
    return hash.slice(1).trim();
  }
}

/** The code stands behind the `#`, which browsers keep out of requests and logs. */
export function usePaperCode() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const code = decoded(hash);
  return {
    code,
    /** The same code again asks again: an item may have moved meanwhile. */
    check: (text: string) => {
      const read = codeIn(text);
      if (read === code) void queryClient.refetchQueries(paperQueries.check(code));
      else navigate(`/check#${encodeURI(read)}`, { replace: true });
    },
  };
}
