import { PRODUCT_NAME } from '@hand-receipt/contracts';
import { Link as RouteLink, useSession } from '@hand-receipt/platform';
import { BrandMark, Link } from '@hand-receipt/ui';
import { useEffect } from 'react';
import { EntranceFrame } from '../auth/entrance-frame';
import { CheckedPaper } from './checked-paper';
import './check-paper.css';
import { PaperCode } from './paper-code';
import { usePaperCode } from './use-paper-code';

/** Whether a printed hand receipt is ours and still holds, for everybody who has one in hand. */
export default function CheckPaperPage() {
  const { code, check } = usePaperCode();
  const isSignedIn = useSession((session) => session.status === 'authenticated');
  useEffect(() => {
    document.title = `Check a Hand Receipt - ${PRODUCT_NAME}`;
  }, []);

  const brand = (
    <RouteLink className="entrance-brand" to="/" aria-label={PRODUCT_NAME}>
      <BrandMark size={36} />
      <span>{PRODUCT_NAME}</span>
    </RouteLink>
  );
  return (
    <EntranceFrame brand={brand} wide recorded={false}>
      <h1>Check a Hand Receipt</h1>
      <p className="entrance-lead">Read the code at the edge of any page. It begins with HR1/P.</p>
      <PaperCode onCode={check} />
      <div className="check-answer">{code ? <CheckedPaper code={code} isSignedIn={isSignedIn} /> : null}</div>
      <p className="entrance-other">
        {isSignedIn ? <Link to="/dashboard">Dashboard</Link> : <Link to="/login">Sign in</Link>}
      </p>
    </EntranceFrame>
  );
}
