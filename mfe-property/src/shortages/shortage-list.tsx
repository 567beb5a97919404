import { shortageQueries } from '@hand-receipt/data';
import { reasonOf, statusOf, useInfiniteQuery, useUrlState } from '@hand-receipt/platform';
import { GrowingList, lateDialog, Link } from '@hand-receipt/ui';
import { ShortageRow } from './shortage-row';

const ShortageDialog = lateDialog(
  () => import(/* webpackChunkName: "shortage-dialog" */ './shortage-dialog'),
);

const NONE = { title: 'No open shortages', hint: 'A count that finds less than authorized opens one.' };
const NONE_OF_THESE = {
  title: 'No open shortages here',
  hint: (
    <>
      Only one holder or item is listed. <Link to="/shortages">Show all shortages</Link>
    </>
  ),
};

/**
 * Open shortages, the newest first; of what one person holds, or of one item, where it is named. `?document` and `?end`
 * name the one whose form is open.
 */
export function ShortageList({ holder, item }: { holder: string; item: string }) {
  const shortages = useInfiniteQuery(shortageQueries.open(holder, item));
  const { get, set } = useUrlState();
  const { error, data } = shortages;
  const ends = get('end') !== '';
  const named = get('end') || get('document');
  const asked = data?.pages
    .flatMap((page) => page.items)
    .find(({ id, may_edit }) => id === named && may_edit);
  return (
    <>
      <GrowingList
        pages={shortages}
        of="shortages"
        label="Open shortages"
        empty={holder || item ? NONE_OF_THESE : NONE}
        reason={reasonOf(error)}
        failure={error && statusOf(error) === 0 ? 'Needs a connection.' : undefined}
      >
        {(shortage) => (
          <ShortageRow key={shortage.id} shortage={shortage} onAct={(act) => set({ [act]: shortage.id })} />
        )}
      </GrowingList>
      {asked && (
        <ShortageDialog shortage={asked} ends={ends} onClose={() => set({ document: '', end: '' })} />
      )}
    </>
  );
}
