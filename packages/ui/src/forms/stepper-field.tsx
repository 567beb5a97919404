import { MinusIcon, PlusIcon } from 'lucide-react';
import { IconButton } from '../buttons/icon-button';
import { FieldFrame, type FieldText } from './field-frame';
import { useFormField } from './use-form-field';

const DIGITS = /^\d{0,7}$/;

interface StepperFieldProps extends FieldText {
  name: string;
  /** Named by the two buttons: 'One more, Magazine'. */
  of: string;
  /** What is wrong with the number, besides what the form's schema says. */
  validate?: (typed: string) => string | undefined;
}

/** A number from 0 up, typed or counted with − and +. Empty is no number; what is none is not taken. */
export function StepperField({ name, of, validate, ...text }: StepperFieldProps) {
  const { value, error, onBlur, change } = useFormField<string>(name, validate);
  const step = (by: number) => change(String(Math.max(Number(value) + by, 0)));
  return (
    <FieldFrame {...text} error={error}>
      {(ids) => (
        <div className="hr-stepper">
          <IconButton
            size="l"
            bordered
            tooltip=""
            label={`One less, ${of}`}
            icon={<MinusIcon size={18} />}
            disabled={value === '0'}
            onClick={() => step(-1)}
          />
          <div className="hr-input">
            <input
              {...ids}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              name={name}
              value={value}
              onBlur={onBlur}
              onChange={({ target }) => {
                if (DIGITS.test(target.value)) change(target.value);
              }}
            />
          </div>
          <IconButton
            size="l"
            bordered
            tooltip=""
            label={`One more, ${of}`}
            icon={<PlusIcon size={18} />}
            onClick={() => step(1)}
          />
        </div>
      )}
    </FieldFrame>
  );
}
