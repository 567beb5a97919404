import { useFormikContext } from '@hand-receipt/ui/forms';
import { useEffect, useRef } from 'react';
import type { ContactValues } from '../account/contact-rules';
import type { Contact } from './drafts';

interface Props {
  /** What was typed when the form was last left. */
  draft: Contact | undefined;
  onChange: (draft: Contact | undefined) => void;
}

/** Inside the form: puts back what was typed, and keeps what is typed, for as long as it is not saved. */
export function KeepContactDraft({ draft, onChange }: Props) {
  const { values, initialValues, setValues } = useFormikContext<ContactValues>();
  const { email, phone } = values;
  const differs = email !== initialValues.email || phone !== initialValues.phone;
  const first = useRef(draft);
  const keep = useRef(onChange);
  keep.current = onChange;

  useEffect(() => {
    const typed = first.current;
    first.current = undefined;
    if (typed) void setValues((before) => ({ ...before, ...typed }), false);
    else keep.current(differs ? { email, phone } : undefined);
  }, [differs, email, phone, setValues]);

  return null;
}
