import type { PersonDto, UserDto } from './routes';

/**
 * Whether to lead a person to another one's page: to their own, and leaders to those of their people. Screens know units
 * by name alone, so a Squad Leader is led to the people of the same unit. The API decides.
 */
export function mayOpenPerson(
  viewer: Pick<UserDto, 'id' | 'role' | 'unit'>,
  person: Pick<PersonDto, 'id' | 'unit'>,
): boolean {
  if (viewer.id === person.id) return true;
  if (viewer.role === 'Squad Leader') return viewer.unit === person.unit;
  return viewer.role !== 'Soldier';
}
