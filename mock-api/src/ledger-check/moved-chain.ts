import { type ChainLink, moveAlongChain, signOver } from '../property';

/**
 * A chain after its item changed hands, by the rules of the custody acts. A sign-over that they do not allow is followed
 * as any other transfer; the check reports what its event says of the chain.
 */
export function chainMoved(chain: readonly string[], toUserId: string, isSignOver: boolean): string[] {
  const links: ChainLink[] = [null, ...chain].map((userId, position) => ({ position, userId }));
  const move = (isSignOver ? signOver(links, toUserId) : null) ?? moveAlongChain(links, toUserId);
  const kept = chain.slice(0, move.keepThrough);
  return move.push ? [...kept, toUserId] : kept;
}
