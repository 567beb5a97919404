import { Rows3Icon, Rows4Icon } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../buttons/icon-button';
import './filters.css';

export type Density = 'comfortable' | 'compact';

/** The row height chosen for one list, remembered under `density.{key}`. */
export function useDensity(key: string): [Density, (density: Density) => void] {
  const storageKey = `density.${key}`;
  const [density, setDensity] = useState<Density>(() =>
    localStorage.getItem(storageKey) === 'compact' ? 'compact' : 'comfortable',
  );
  const choose = (next: Density) => {
    localStorage.setItem(storageKey, next);
    setDensity(next);
  };
  return [density, choose];
}

/** Comfortable rows (40 px) or compact ones (36 px). */
export function DensityToggle({ value, onChange }: { value: Density; onChange: (density: Density) => void }) {
  return (
    <div className="hr-density" role="group" aria-label="Row height">
      <IconButton
        label="Comfortable rows"
        icon={<Rows3Icon />}
        bordered
        aria-pressed={value === 'comfortable'}
        onClick={() => onChange('comfortable')}
      />
      <IconButton
        label="Compact rows"
        icon={<Rows4Icon />}
        bordered
        aria-pressed={value === 'compact'}
        onClick={() => onChange('compact')}
      />
    </div>
  );
}
