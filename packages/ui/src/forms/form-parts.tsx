import { useFormikContext } from 'formik';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../buttons/button';
import { Alert } from '../feedback/alert';
import './forms.css';

/** Submits the form around it, or the one named by `form`; works while the form submits. */
export function SubmitButton({ variant = 'primary', ...rest }: Omit<ButtonProps, 'type' | 'working'>) {
  const { isSubmitting } = useFormikContext();
  return <Button type="submit" variant={variant} working={isSubmitting} {...rest} />;
}

/** Fields side by side; one column on a phone. */
export function FormGrid({ columns = 2, children }: { columns?: number; children: ReactNode }) {
  return (
    <div className="hr-form-grid" style={{ '--columns': columns } as CSSProperties}>
      {children}
    </div>
  );
}

/** What went wrong with the form as a whole. Stands above the buttons, and is scrolled to. */
export function FormError({ title, children }: { title: string; children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Some browsers return a promise, which is no cleanup.
    void place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Alert tone="danger" title={title}>
        {children ? <p>{children}</p> : null}
      </Alert>
    </div>
  );
}
