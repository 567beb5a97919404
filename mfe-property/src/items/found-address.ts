import type { ScannedDto } from '@hand-receipt/contracts';

/** The address of an item that was scanned, with the UII of its mark where none is on record. */
export function foundAddress({ item, newUii }: ScannedDto, search = ''): string {
  const params = new URLSearchParams(search);
  params.delete('uii');
  if (newUii) params.set('uii', newUii.uii);
  const said = params.toString();
  return `/property-book/${item?.id ?? ''}${said && `?${said}`}`;
}
