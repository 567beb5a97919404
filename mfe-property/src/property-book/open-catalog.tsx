import { useUrlState } from '@hand-receipt/platform';
import { lateDialog } from '@hand-receipt/ui';

const CatalogListDialog = lateDialog(
  () => import(/* webpackChunkName: "catalog" */ '../catalog/catalog-list-dialog'),
);

/** What the address says where the catalog is open, and no NSN of it. */
export const CATALOG_LIST = 'list';

/** The catalog, where the address has it: `?catalog=list`, or the NSN that is open in it. */
export function OpenCatalog() {
  const { get, set } = useUrlState();
  const catalog = get('catalog');
  if (!catalog) return null;
  return (
    <CatalogListDialog
      nsn={catalog === CATALOG_LIST ? '' : catalog}
      onOpen={(nsn) => set({ catalog: nsn || CATALOG_LIST })}
      onClose={() => set({ catalog: '' })}
    />
  );
}
