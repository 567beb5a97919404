import { guessCategory, type PropertyCategory } from '@hand-receipt/contracts';
import { useFormikContext } from '@hand-receipt/ui/forms';
import { useEffect, useRef } from 'react';
import type { NewItem } from './new-item';

/** The category that a name suggests; '' where it suggests none and the person has to choose. */
function suggestionFor(name: string): PropertyCategory | '' {
  const guess = guessCategory(name);
  return guess === 'other' ? '' : guess;
}

/** Keeps the category at what the name suggests until the person chooses one (PROP-34). */
export function SuggestedCategory() {
  const { values, setFieldValue, setFieldError } = useFormikContext<NewItem>();
  const { name, category } = values;
  const suggested = useRef<PropertyCategory | ''>('');

  useEffect(() => {
    const next = suggestionFor(name);
    if (next === suggested.current || category !== suggested.current) return;
    suggested.current = next;
    void setFieldValue('category', next);
    setFieldError('category', undefined);
  }, [name, category, setFieldValue, setFieldError]);

  return null;
}
