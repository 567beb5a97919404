import type { ReactNode } from 'react';
import './entrance.css';
import { PaperForm } from './paper-form';

interface EntranceFrameProps {
  /** The logo over the form. */
  brand: ReactNode;
  wide?: boolean;
  /** Whether what is done here is recorded under a name. */
  recorded?: boolean;
  children: ReactNode;
}

/** Sign-in and registration: the ruled sheet at the left, the form at the right. */
export function EntranceFrame({ brand, wide, recorded = true, children }: EntranceFrameProps) {
  return (
    <div className="entrance" data-wide={wide || undefined}>
      <PaperForm />
      <main className="entrance-form">
        <div>
          {brand}
          {children}
        </div>
        {recorded ? (
          <p className="entrance-foot">
            Every action you take is written to the unit ledger under your name.
          </p>
        ) : null}
      </main>
    </div>
  );
}
