import { cleanPhoto } from '../../src/uploads/clean-photo';
import { storePhotos } from '../../src/uploads/store-photos';
import { picture } from '../uploads/files';
import type { Username, World } from './role-matrix-fixture';

/** A photo that somebody has uploaded. */
export async function photoOf({ act }: World, owner: Username): Promise<{ id: string }> {
  const photo = await cleanPhoto(await picture('red').jpeg().toBuffer());
  const [upload] = await act(owner, (work) => storePhotos(work, [photo]));
  return { id: upload?.id ?? '' };
}
