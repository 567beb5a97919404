import { actKey, DoublePressGuard } from '@hand-receipt/contracts';
import { Formik, type FormikHelpers, type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { ISchema } from 'yup';
import './forms.css';
import { serverFieldErrors } from './server-errors';

export interface FormSettings<V extends FormikValues> {
  /** Later ones, as from a query that was read again, are taken only where no input would be lost. */
  initialValues: V;
  /** What the specification says about each field. */
  schema?: ISchema<unknown>;
  /**
   * Throw what the API threw: its `fields` go to the fields of the same names. A form that tells of a refusal by itself
   * resolves to false instead, so that the same values may be sent again at once.
   */
  onSubmit: (values: V, helpers: FormikHelpers<V>) => Promise<unknown> | void;
  /** Gets an error that no field could take. Without it the error is thrown on. */
  onError?: (error: unknown) => void;
}

/** What a form has sent with success: its values, and the initial values that it had then. */
interface Saved<V> {
  values: V;
  initialValues: V;
}

const isSame = (one: unknown, other: unknown): boolean => one === other || actKey(one) === actKey(other);

interface NewInitialValuesProps<V> {
  /** The latest initial values, which may not be those of the form yet. */
  latest: V;
  saved: RefObject<Saved<V> | null>;
  onTake: (initialValues: V) => void;
}

/**
 * Takes new initial values once no input would be lost: nothing was entered, or it is what they say, or it is what was
 * saved and they came after. Until then what was entered stays.
 */
function NewInitialValues<V extends FormikValues>({ latest, saved, onTake }: NewInitialValuesProps<V>) {
  const { values, dirty, isSubmitting, initialValues } = useFormikContext<V>();
  useEffect(() => {
    if (isSubmitting || isSame(latest, initialValues)) return;
    const { current } = saved;
    const isSaved =
      current !== null && isSame(values, current.values) && !isSame(latest, current.initialValues);
    if (dirty && !isSaved && !isSame(values, latest)) return;
    saved.current = null;
    onTake(latest);
  }, [values, dirty, isSubmitting, initialValues, latest, saved, onTake]);
  return null;
}

/**
 * Formik with our manners: checks on blur and on submit, submits once however often the button is pressed, and sorts
 * the server's errors to their fields. New initial values do not replace what was entered.
 */
export function FormState<V extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  onError,
  children,
}: FormSettings<V> & { children: ReactNode }) {
  const [guard] = useState(() => new DoublePressGuard());
  const [taken, setTaken] = useState(initialValues);
  const saved = useRef<Saved<V> | null>(null);
  const submitOnce = (values: V, helpers: FormikHelpers<V>) =>
    guard.run(actKey(values), () => submit(values, helpers), Boolean);
  /** Resolves to whether it was done. */
  const submit = async (values: V, helpers: FormikHelpers<V>): Promise<boolean> => {
    try {
      const isDone = (await onSubmit(values, helpers)) !== false;
      if (isDone) saved.current = { values, initialValues };
      return isDone;
    } catch (error) {
      const { known, complete } = serverFieldErrors(error, Object.keys(initialValues));
      helpers.setErrors(known as Parameters<typeof helpers.setErrors>[0]);
      if (complete) return false;
      if (!onError) throw error;
      onError(error);
      return false;
    }
  };
  return (
    <Formik
      initialValues={taken}
      validationSchema={schema}
      validateOnChange={false}
      enableReinitialize
      onSubmit={async (values, helpers) => void (await submitOnce(values, helpers))}
    >
      <>
        <NewInitialValues latest={initialValues} saved={saved} onTake={setTaken} />
        {children}
      </>
    </Formik>
  );
}

/** The `<form>` element of a FormState. Focus goes to the first field in error when a submit fails. */
export function FormElement({ id, label, children }: { id?: string; label?: string; children: ReactNode }) {
  const { handleSubmit, submitCount, isSubmitting, errors } = useFormikContext();
  const element = useRef<HTMLFormElement>(null);
  const handled = useRef(0);
  const failed = !isSubmitting && Object.keys(errors).length > 0;

  useEffect(() => {
    if (!failed || handled.current === submitCount) return;
    handled.current = submitCount;
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failed, submitCount]);

  return (
    <form ref={element} id={id} className="hr-form" aria-label={label} noValidate onSubmit={handleSubmit}>
      {children}
    </form>
  );
}

interface FormProps<V extends FormikValues> extends FormSettings<V> {
  id?: string;
  /** Name for readers. */
  label?: string;
  children: ReactNode;
}

export function Form<V extends FormikValues>({ id, label, children, ...settings }: FormProps<V>) {
  return (
    <FormState {...settings}>
      <FormElement id={id} label={label}>
        {children}
      </FormElement>
    </FormState>
  );
}
