import type { DirectoryUserDto } from '@hand-receipt/contracts';

/** What every dialog about one person's account is given. */
export interface PersonDialogProps {
  person: DirectoryUserDto;
  /** Rank and name, for sentences. */
  name: string;
  onClose: () => void;
}
