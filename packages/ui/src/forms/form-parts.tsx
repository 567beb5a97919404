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

// Some browsers return a promise, which is no cleanup.
const scrollTo = (element: Element | null) => void element?.scrollIntoView({ block: 'nearest' });

/** What went wrong with the form as a whole. Stands above the buttons, and is scrolled to. */
export function FormError({ title, children }: { title: string; children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => scrollTo(place.current), []);
  return (
    <div ref={place}>
      <Alert tone="danger" title={title}>
        {children ? <p>{children}</p> : null}
      </Alert>
    </div>
  );
}

interface FormConflictProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/**
 * What another person put on record while the form was open, where the next save replaces it. It is scrolled to and
 * takes the focus from the button that saves, so that a second press does not replace it unread. A field that says what
 * is on record keeps the focus.
 */
export function FormConflict({ title, children, actions }: FormConflictProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A field is checked when it is left, and its error would go.
    if (document.activeElement?.matches('[aria-invalid=true]')) return;
    scrollTo(place.current);
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} role="alert" tabIndex={-1}>
      <Alert tone="warning" title={title} actions={actions} announce={false}>
        {children}
      </Alert>
    </div>
  );
}
