import { useState } from 'react';
import {
  Button,
  Checkbox,
  DensityToggle,
  FiltersBar,
  NativeSelect,
  SearchInput,
  Switch,
  Tabs,
  useDensity,
} from '../index';
import { Part } from './part';

const TABS = [
  { value: 'incoming', label: 'Incoming', count: 3, countTone: 'demand' },
  { value: 'outgoing', label: 'Outgoing', count: 1 },
  { value: 'history', label: 'History' },
] as const;

const STATUSES = [
  { value: 'all', label: 'All Statuses' },
  { value: 'pending', label: 'Pending' },
] as const;

function Filters() {
  const [text, setText] = useState('');
  const [status, setStatus] = useState<'all' | 'pending'>('all');
  const [density, setDensity] = useDensity('gallery');
  const reset = () => {
    setText('');
    setStatus('all');
  };
  return (
    <FiltersBar
      search={
        <SearchInput
          label="Search"
          placeholder="Name or serial number"
          value={text}
          onChange={setText}
          width={220}
        />
      }
      chips={status === 'all' ? [] : [{ label: 'Status: Pending', onRemove: () => setStatus('all') }]}
      onReset={reset}
      resultText="112 items"
      tools={<DensityToggle value={density} onChange={setDensity} />}
    >
      <NativeSelect label="Status" value={status} onChange={setStatus} options={STATUSES} width={140} />
    </FiltersBar>
  );
}

export function ControlParts() {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('incoming');
  const [checked, setChecked] = useState(true);
  return (
    <>
      <Part name="Tabs and filters" wide>
        <Tabs label="Transfers" value={tab} onChange={setTab} tabs={TABS}>
          <Filters />
        </Tabs>
      </Part>
      <Part name="Checkbox and switch">
        <Checkbox checked={checked} onChange={setChecked}>
          Include components
        </Checkbox>
        <Checkbox label="Partly selected" checked={false} indeterminate onChange={setChecked} />
        <Switch label="Auto sync" hint="Every 15 minutes" checked={checked} onChange={setChecked} />
        <Button size="s" onClick={() => setChecked(!checked)}>
          Toggle both
        </Button>
      </Part>
    </>
  );
}
