/** Changes of command and of sub-hand receipt holders, by which one person takes the place of another in a set of chains. */
export { countRoutes as successionCountRoutes } from './count.routes';
export {
  type FoundPacket,
  type Signing,
  findPacket,
  findSigning,
  findSuccessionOf,
  listUnmade,
  readPacketFile,
} from './find-packet';
export { DIFFERENCE_WORDS, titleOf } from './kind-words';
export { tellPacketReady } from './notices';
export { type PacketFacts, type PacketLine, readPacketFacts } from './packet-facts';
export { openSuccession } from './open-succession';
export { returnToActive } from './return-to-active';
export { default as successionRoutes } from './routes';
export { readContents, successionDetails } from './succession-record';
