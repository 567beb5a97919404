import { exportCsv, type PropertyFilter } from '@hand-receipt/data';
import { reasonOf, saveFile, useMutation, useNavigate } from '@hand-receipt/platform';
import {
  ActionMenu,
  BookOpenTextIcon,
  Button,
  ButtonLink,
  DownloadIcon,
  FileTextIcon,
  PackageIcon,
  PackageXIcon,
  toast,
  useIsPhone,
} from '@hand-receipt/ui';

const CONSUMABLES = '/property-book/consumables';
const SHORTAGES = '/shortages';
const IMPORT = '/property-book/import';

interface BookActionsProps {
  /** What the list shows; the file gets the same items, all of them. */
  filter: PropertyFilter;
  mayImport: boolean;
  /** Opens the catalog; undefined for people who may not change it. */
  onCatalog: (() => void) | undefined;
}

/** Beside the list: the consumables, and the list as a file, in and out. On a phone a menu. */
export function BookActions({ filter, mayImport, onCatalog }: BookActionsProps) {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const csv = useMutation({ mutationFn: exportCsv });
  const download = () =>
    csv.mutate(filter, {
      onSuccess: (file) => {
        saveFile(file);
        toast({ title: 'List exported', description: file.fileName, tone: 'success' });
      },
      onError: (error) => toast({ title: error.message, description: reasonOf(error), tone: 'danger' }),
    });

  if (isPhone) {
    const importing = { label: 'Import', onSelect: () => navigate(IMPORT) };
    return (
      <ActionMenu
        label="More of the Property Book"
        items={[
          { label: 'Consumables', onSelect: () => navigate(CONSUMABLES) },
          { label: 'Shortages', onSelect: () => navigate(SHORTAGES) },
          { label: 'Component Lists', onSelect: () => navigate('/component-lists') },
          ...(onCatalog ? [{ label: 'Catalog', onSelect: onCatalog }] : []),
          ...(mayImport ? [importing] : []),
          { label: 'Export CSV', onSelect: download, disabled: csv.isPending },
        ]}
      />
    );
  }
  return (
    <>
      <ButtonLink icon={<PackageIcon />} to={CONSUMABLES}>
        Consumables
      </ButtonLink>
      <ButtonLink icon={<PackageXIcon />} to={SHORTAGES}>
        Shortages
      </ButtonLink>
      {onCatalog && (
        <Button icon={<BookOpenTextIcon />} onClick={onCatalog}>
          Catalog
        </Button>
      )}
      {mayImport && (
        <ButtonLink icon={<FileTextIcon />} to={IMPORT}>
          Import
        </ButtonLink>
      )}
      <Button icon={<DownloadIcon />} working={csv.isPending} onClick={download}>
        Export CSV
      </Button>
    </>
  );
}
