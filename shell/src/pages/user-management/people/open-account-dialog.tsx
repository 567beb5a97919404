import type { DirectoryUserDto } from '@hand-receipt/contracts';
import { peopleQueries } from '@hand-receipt/data';
import { useQuery, useUrlState } from '@hand-receipt/platform';
import { useState } from 'react';
import { Late } from '../../../app/late';
import { accountDialogs } from '../late-dialogs';
import { type AccountAct, offeredActs } from './account-acts';

interface Opened {
  key: string;
  person: DirectoryUserDto | undefined;
}

/** The dialog that the address names, where its reader may do what it is for. */
export function OpenAccountDialog({ mayAdd }: { mayAdd: boolean }) {
  const { get, set } = useUrlState();
  const act = get('act') as AccountAct | 'add' | '';
  const key = `${act} ${get('person')}`;
  const { data } = useQuery({ ...peopleQueries.directory(), enabled: act !== '' && act !== 'add' });
  const person = data?.find(({ id }) => id === get('person'));
  const offered = person && offeredActs(person).some((offer) => offer.act === act && !offer.disabled);
  const allowed = act === 'add' ? mayAdd : offered;

  // It stays open while what it does changes what may be done.
  const [opened, setOpened] = useState<Opened | null>(null);
  if (act && allowed && opened?.key !== key) setOpened({ key, person });
  if (!act && opened) setOpened(null);

  if (!act || opened?.key !== key) return null;
  const close = () => set({ act: '', person: '' });
  return <Late part={accountDialogs} with={{ act, person: opened.person, onClose: close }} waiting={null} />;
}
