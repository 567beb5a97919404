import { formatDate } from '@hand-receipt/ui';
import { SelectField, TextField, yup } from '@hand-receipt/ui/forms';
import { useState } from 'react';
import { ActDialog } from '../acts/act-dialog';
import type { LineNews } from '../count/line-news';
import { isWeekend, weekday } from './days';

const schema = yup.object({ day: yup.string().required('Choose a day.') });

interface MoveDialogProps {
  /** 'SSG Petrov' */
  section: string;
  day: string;
  place: string | null;
  days: readonly string[];
  onMove: (to: { day: string; place: string | null }) => Promise<unknown>;
  /** What happened meanwhile. */
  news: LineNews | null;
  onClose: () => void;
}

const dayWords = (day: string) => `${weekday(day)} ${formatDate(day)}${isWeekend(day) ? ', no work' : ''}`;

/** Moves a section to another day, for who does not drag it. */
export default function MoveDialog({ section, day, place, days, onMove, news, onClose }: MoveDialogProps) {
  const [initialValues] = useState({ day, place: place ?? '' });
  return (
    <ActDialog
      title="Move to day"
      description={`When and where this section is counted: ${section}.`}
      submitLabel="Move"
      news={news}
      initialValues={initialValues}
      schema={schema}
      done={{ title: 'Plan Changed' }}
      onSend={(values) => onMove({ day: values.day, place: values.place.trim() || null })}
      onClose={onClose}
    >
      <SelectField
        name="day"
        label="Day"
        placeholder="Choose a day"
        options={days.map((value) => ({ value, label: dayWords(value) }))}
      />
      <TextField name="place" label="Place" optional maxLength={200} autoComplete="off" />
    </ActDialog>
  );
}
