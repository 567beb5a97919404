import type { SeenItemDto, TransferSheetDto } from '@hand-receipt/contracts';

/** The items of a sheet as the recipient read them. The server compares them with what they are now. */
export const seenOn = (sheet: TransferSheetDto | undefined): SeenItemDto[] | undefined =>
  sheet && [sheet.item, ...sheet.mounted].map(({ id, version }) => ({ id, version }));
