import { type CatalogItemDto, SENSITIVE_MARK_WORDS } from '@hand-receipt/contracts';
import { catalogQueries, useDebouncedValue } from '@hand-receipt/data';
import { reasonOf, useQuery } from '@hand-receipt/platform';
import {
  Button,
  counted,
  Dialog,
  EmptyState,
  ErrorState,
  formatCount,
  Label,
  lateDialog,
  LoadingRows,
  Mono,
  PlainTable,
  SearchInput,
  Text,
} from '@hand-receipt/ui';
import { useState } from 'react';

const CatalogDialog = lateDialog(() => import(/* webpackChunkName: "catalog" */ './catalog-dialog'));
const HEADINGS = ['NSN', 'Items', 'CIIC', 'Sensitive mark'];

function CatalogRow({ item, onOpen }: { item: CatalogItemDto; onOpen: () => void }) {
  return (
    <tr>
      <td>
        <Button size="s" variant="ghost" aria-label={`Open ${item.nsn}`} onClick={onOpen}>
          <Mono>{item.nsn}</Mono>
        </Button>
        <Text textStyle="caption" color="fg.muted">
          {item.name}
        </Text>
      </td>
      <td>
        {formatCount(item.items)}, {formatCount(item.sensitive_items)} sensitive
      </td>
      <td>
        <Mono>{item.ciic ?? 'None'}</Mono>
      </td>
      <td>{SENSITIVE_MARK_WORDS[item.sensitive_mark]}</td>
    </tr>
  );
}

interface FoundProps {
  items: readonly CatalogItemDto[];
  total: number;
  onOpen: (nsn: string) => void;
  /** Undefined where nothing is searched for. */
  onClear?: () => void;
}

function Found({ items, total, onOpen, onClear }: FoundProps) {
  if (items.length === 0) {
    return onClear ? (
      <EmptyState
        align="left"
        title="No NSN matches your search"
        action={<Button onClick={onClear}>Show all NSNs</Button>}
      />
    ) : (
      <EmptyState align="left" title="No NSNs" hint="An item with an NSN is listed here." />
    );
  }
  const more = total - items.length;
  return (
    <>
      <PlainTable label="NSNs">
        <thead>
          <tr>
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col">
                <Label>{heading}</Label>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <CatalogRow key={item.nsn} item={item} onOpen={() => onOpen(item.nsn)} />
          ))}
        </tbody>
      </PlainTable>
      {more > 0 && <Text color="fg.muted">and {counted(more, 'NSN')} more. Search for them.</Text>}
    </>
  );
}

interface CatalogListDialogProps {
  /** Whose entry is open; '' for none. */
  nsn: string;
  onOpen: (nsn: string) => void;
  onClose: () => void;
}

/** The NSNs of the property book, each with what the catalog says of it. */
export default function CatalogListDialog({ nsn, onOpen, onClose }: CatalogListDialogProps) {
  const [search, setSearch] = useState('');
  const sought = useDebouncedValue(search);
  const { data, error, refetch, isFetching } = useQuery(catalogQueries.list(sought));
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        size="form"
        title="Catalog"
        description="What is known of every item of an NSN."
        footer={<Button onClick={onClose}>Close</Button>}
      >
        <SearchInput
          label="Search by NSN or name"
          placeholder="NSN or name"
          value={search}
          onChange={setSearch}
        />
        {data && (
          <Found
            items={data.items}
            total={data.total ?? 0}
            onOpen={onOpen}
            onClear={sought ? () => setSearch('') : undefined}
          />
        )}
        {!data && !error && <LoadingRows text="Loading the catalog..." rows={4} />}
        {error && !data && (
          <ErrorState
            title="Failed to load the catalog"
            message={reasonOf(error) ?? error.message}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
      </Dialog>
      {nsn && <CatalogDialog nsn={nsn} onClose={() => onOpen('')} />}
    </>
  );
}
