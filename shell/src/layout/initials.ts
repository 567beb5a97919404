import type { UserDto } from '@hand-receipt/contracts';

/** `MH` for Mara Halloran; the rank, where it stands before the name, is not one of the letters. */
export function initials({ name, rank, lastName }: Pick<UserDto, 'name' | 'rank' | 'lastName'>): string {
  const words = name.split(/\s+/).filter((word) => word && word !== rank);
  const first = words[0] && words[0] !== lastName ? words[0] : '';
  return `${first.charAt(0)}${lastName.charAt(0)}`.toUpperCase();
}
