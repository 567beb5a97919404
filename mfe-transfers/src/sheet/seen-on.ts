import type { SeenItemDto, TransferSheetDto } from '@hand-receipt/contracts';

/** The items of a sheet as whoever signs has read them, for the server to compare with what they are by then. */
export const seenOn = (sheet: TransferSheetDto | undefined): SeenItemDto[] | undefined =>
  sheet && [sheet.item, ...sheet.mounted].map(({ id, version }) => ({ id, version }));
