import { createPrivateKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Gateway } from '@hyperledger/fabric-gateway';
import type { FabricConfig } from '../../kernel';

const EVALUATE_MS = 5_000;
const ENDORSE_MS = 5_000;
const SUBMIT_MS = 5_000;
const STATUS_MS = 60_000;

/** The chaincode refused a call, in its own words: "smaller: 632", "another root for the same size", "malformed". */
export class FabricRefusal extends Error {
  override name = 'FabricRefusal';
}

/** No answer came, or the network failed. */
export class FabricSilence extends Error {
  override name = 'FabricSilence';
}

/** What a chaincode keeps for a ledger. */
export interface Anchored {
  size: number;
  /** Hex. */
  root: string;
}

/** A transaction that the peers have signed. It counts once it is sent and its status is VALID. */
interface EndorsedAnchor {
  txId: string;
  /** Sends it to be ordered. Where this fails, it may have been sent all the same. */
  submit: () => Promise<void>;
}

/** How a transaction ended: the name of Fabric's validation code, VALID say, and the block that holds it. */
export interface AnchorStatus {
  code: string;
  block: number;
}

/** A channel of a Fabric network with the chaincode of `fabric/anchor`. Each call throws FabricSilence where none answers. */
export interface FabricNetwork {
  /** What the chaincode keeps for an origin; null before the first anchor. */
  latest: (origin: string) => Promise<Anchored | null>;
  /** Asks the peers to sign an anchor. @throws FabricRefusal */
  endorse: (origin: string, anchored: Anchored) => Promise<EndorsedAnchor>;
  /** How a transaction ended; null where no status comes for a minute, though the network can be reached. */
  status: (txId: string) => Promise<AnchorStatus | null>;
  close: () => void;
}

/** Modules that are loaded only for a server that is told of a network: they are optional. */
async function loadFabric() {
  const [grpc, gateway, protos] = await Promise.all([
    import('@grpc/grpc-js'),
    import('@hyperledger/fabric-gateway'),
    import('@hyperledger/fabric-protos'),
  ]);
  return { grpc, gateway, protos };
}
type Fabric = Awaited<ReturnType<typeof loadFabric>>;

/** Connects to the network of FABRIC_CONFIG. Certificates are read now, so a renewed one counts from here on. */
export async function openFabric(config: FabricConfig): Promise<FabricNetwork> {
  const fabric = await loadFabric();
  const { grpc, gateway: api } = fabric;
  const [authority, certificate, key] = await Promise.all([
    readFile(config.tlsCertFile),
    readFile(config.certFile),
    readFile(config.keyFile),
  ]);
  const client = new grpc.Client(config.endpoint, grpc.credentials.createSsl(authority));
  const within = (ms: number) => () => ({ deadline: Date.now() + ms });
  const gateway = api.connect({
    client,
    identity: { mspId: config.mspId, credentials: certificate },
    signer: api.signers.newPrivateKeySigner(createPrivateKey(key)),
    hash: api.hash.sha256,
    evaluateOptions: within(EVALUATE_MS),
    endorseOptions: within(ENDORSE_MS),
    submitOptions: within(SUBMIT_MS),
    commitStatusOptions: within(STATUS_MS),
  });
  const contract = gateway.getNetwork(config.channel).getContract(config.chaincode);
  return {
    async latest(origin) {
      const kept = await answering(fabric, contract.evaluateTransaction('latest', origin));
      return readAnchored(Buffer.from(kept).toString());
    },
    async endorse(origin, { size, root }) {
      const proposal = contract.newProposal('anchor', { arguments: [origin, String(size), root] });
      const transaction = await answering(fabric, proposal.endorse());
      return {
        txId: transaction.getTransactionId(),
        submit: async () => void (await answering(fabric, transaction.submit())),
      };
    },
    status: (txId) => statusOf({ fabric, gateway, config, certificate }, txId),
    close() {
      gateway.close();
      client.close();
    },
  };
}

/** @throws Error where a chaincode answers something else */
function readAnchored(text: string): Anchored | null {
  if (text === '') return null;
  const [size = '', root = '', ...more] = text.split(' ');
  const isAnchor = Number.isSafeInteger(Number(size)) && Number(size) > 0 && root.length === 64;
  if (!isAnchor || more.length > 0) throw new Error('The chaincode keeps no anchor of this form.');
  return { size: Number(size), root };
}

/** What a peer writes before the chaincode's own words: the gateway has them as text only. */
const REFUSED = 'chaincode response 500, ';

/** The chaincode's own words in a message of the gateway; null where it has none. */
function refusalIn(message: string): string | null {
  const at = message.indexOf(REFUSED);
  return at === -1 ? null : message.slice(at + REFUSED.length);
}

/** Waits for a call. @throws FabricRefusal where the chaincode refused it; FabricSilence where the network failed */
async function answering<T>({ gateway: { GatewayError } }: Fabric, called: Promise<T>): Promise<T> {
  try {
    return await called;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const messages = [error.message, ...error.details.map(({ message }) => message)];
    const reason = messages.map(refusalIn).find((each) => each !== null);
    if (reason) throw new FabricRefusal(reason);
    throw new FabricSilence(messages.join(' '), { cause: error });
  }
}

interface StatusParts {
  fabric: Fabric;
  gateway: Gateway;
  config: FabricConfig;
  certificate: Uint8Array;
}

/** The gateway asks for the status of what it sent; this asks by the id alone, after a restart too. */
async function statusOf(
  { fabric, gateway, config, certificate }: StatusParts,
  txId: string,
): Promise<AnchorStatus | null> {
  const { grpc, gateway: api, protos } = fabric;
  const creator = new protos.msp.SerializedIdentity();
  creator.setMspid(config.mspId);
  creator.setIdBytes(certificate);
  const request = new protos.gateway.CommitStatusRequest();
  request.setTransactionId(txId);
  request.setChannelId(config.channel);
  request.setIdentity(creator.serializeBinary());
  const unsigned = new protos.gateway.SignedCommitStatusRequest();
  unsigned.setRequest(request.serializeBinary());
  const commit = gateway.newCommit(unsigned.serializeBinary());
  try {
    const { code, blockNumber } = await answering(fabric, commit.getStatus());
    const [name] = Object.entries(api.StatusCode).find(([, value]) => value === code) ?? [`CODE_${code}`];
    return { code: name, block: Number(blockNumber) };
  } catch (error) {
    const { cause } = error as Error;
    if (cause instanceof api.GatewayError && cause.code === grpc.status.DEADLINE_EXCEEDED) return null;
    throw error;
  }
}
