import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as grpc from '@grpc/grpc-js';
import { Refusal, call } from '@hand-receipt/anchor';
import { common, gateway, google, peer } from '@hyperledger/fabric-protos';
import { GatewayService } from '@hyperledger/fabric-protos/lib/gateway/gateway_grpc_pb';
import type { FabricConfig } from '../../src/kernel';

const CHANNEL = 'ledger';
const CHAINCODE = 'anchor';

type Call = 'endorse' | 'submit' | 'commitStatus' | 'evaluate';
type Fault = 'none' | 'silent' | 'closes' | 'loses';

interface Transaction {
  read: string;
  written: string | null;
  key: string;
  result: string;
}

const doubles: FabricDouble[] = [];
afterAll(() => {
  for (const double of doubles) double.remove();
});

/**
 * Answers as the gateway service of a peer does, with its message types, and runs the functions of the chaincode on a
 * map. It is not Fabric: it has no orderer, no endorsement policy, and verifies no signature.
 */
export class FabricDouble {
  /** What each call seems to do: nothing wrong, never answer, break the connection, or do its work and then break it. */
  readonly faults: Record<Call, Fault> = {
    endorse: 'none',
    submit: 'none',
    commitStatus: 'none',
    evaluate: 'none',
  };
  /** The validation code of what is submitted next, in place of the true one. */
  nextCode: number | null = null;
  /** What was called, in order. */
  readonly calls: string[] = [];
  /** What the chaincode wrote, in order. */
  readonly writes: string[] = [];
  readonly state = new Map<string, string>();
  readonly #endorsed = new Map<string, Transaction>();
  readonly #committed = new Map<string, { code: number; block: number }>();
  #block = 4;
  #server: grpc.Server | null = null;
  #port = 0;

  private constructor(readonly dir: string) {}

  static async open(): Promise<FabricDouble> {
    const double = new FabricDouble(mkdtempSync(path.join(tmpdir(), 'fabric-')));
    doubles.push(double);
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ].concat([
        '-subj',
        '/CN=localhost',
        '-addext',
        'subjectAltName=DNS:localhost',
        '-keyout',
        'key.pem',
        '-out',
        'cert.pem',
      ]),
      { cwd: double.dir, stdio: 'ignore' },
    );
    await double.start();
    return double;
  }

  /** What a server is told of it. */
  get config(): FabricConfig {
    const [tlsCertFile, keyFile] = [path.join(this.dir, 'cert.pem'), path.join(this.dir, 'key.pem')];
    const endpoint = `localhost:${this.#port}`;
    return {
      endpoint,
      tlsCertFile,
      mspId: 'Org1MSP',
      certFile: tlsCertFile,
      keyFile,
      channel: CHANNEL,
      chaincode: CHAINCODE,
    };
  }

  /** The same in a file, for FABRIC_CONFIG. */
  get configFile(): string {
    const file = path.join(this.dir, 'fabric.json');
    writeFileSync(file, JSON.stringify(this.config));
    return file;
  }

  async start(): Promise<void> {
    const server = new grpc.Server();
    server.addService(GatewayService as unknown as grpc.ServiceDefinition, {
      endorse: this.#handler('endorse', (request: gateway.EndorseRequest) => this.#endorse(request)),
      submit: this.#handler('submit', (request: gateway.SubmitRequest) => this.#submit(request)),
      commitStatus: this.#handler('commitStatus', (request: gateway.SignedCommitStatusRequest) =>
        this.#status(request),
      ),
      evaluate: this.#handler('evaluate', (request: gateway.EvaluateRequest) => this.#evaluate(request)),
    });
    const [certificate, key] = ['cert.pem', 'key.pem'].map((name) => readFileSync(path.join(this.dir, name)));
    if (!certificate || !key) throw new Error('no certificate');
    const credentials = grpc.ServerCredentials.createSsl(null, [
      { private_key: key, cert_chain: certificate },
    ]);
    this.#port = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${this.#port}`, credentials, (error, port) =>
        error ? reject(error) : resolve(port),
      );
    });
    this.#server = server;
  }

  stop(): void {
    this.#server?.forceShutdown();
    this.#server = null;
  }

  remove(): void {
    this.stop();
    rmSync(this.dir, { recursive: true, force: true });
  }

  #handler<Request, Response>(name: Call, answer: (request: Request) => Promise<Response>) {
    return (given: grpc.ServerUnaryCall<Request, Response>, reply: grpc.sendUnaryData<Response>) => {
      this.calls.push(name);
      const fault = this.faults[name];
      if (fault === 'silent') return;
      if (fault === 'closes') {
        this.#breakConnections();
        return;
      }
      answer(given.request).then(
        (response) => (fault === 'loses' ? this.#breakConnections() : reply(null, response)),
        (error: Error) => reply(error instanceof Refusal ? refusalOf(error.message) : error),
      );
    };
  }

  #breakConnections(): void {
    this.stop();
    void this.start();
  }

  async #simulate(signed: peer.SignedProposal | undefined): Promise<Transaction & { header: common.Header }> {
    const proposal = peer.Proposal.deserializeBinary(signed?.getProposalBytes_asU8() ?? new Uint8Array());
    const header = common.Header.deserializeBinary(proposal.getHeader_asU8());
    const payload = peer.ChaincodeProposalPayload.deserializeBinary(proposal.getPayload_asU8());
    const spec = peer.ChaincodeInvocationSpec.deserializeBinary(payload.getInput_asU8()).getChaincodeSpec();
    const [name = '', ...args] = (spec?.getInput()?.getArgsList_asU8() ?? []).map((arg) =>
      Buffer.from(arg).toString(),
    );
    const key = args[0] ?? '';
    let written: string | null = null;
    const read = this.state.get(key) ?? '';
    const result = await call(
      {
        get: () => Promise.resolve(read),
        put: (_, value) => {
          written = value;
          return Promise.resolve();
        },
      },
      name,
      args,
    );
    return { key, read, written, result, header };
  }

  async #evaluate(request: gateway.EvaluateRequest): Promise<gateway.EvaluateResponse> {
    const { result } = await this.#simulate(request.getProposedTransaction());
    const response = new gateway.EvaluateResponse();
    response.setResult(responseOf(result));
    return response;
  }

  async #endorse(request: gateway.EndorseRequest): Promise<gateway.EndorseResponse> {
    const { header, ...transaction } = await this.#simulate(request.getProposedTransaction());
    this.#endorsed.set(request.getTransactionId(), transaction);
    const response = new gateway.EndorseResponse();
    response.setPreparedTransaction(envelopeOf(header, transaction.result));
    return response;
  }

  #submit(request: gateway.SubmitRequest): Promise<gateway.SubmitResponse> {
    const id = request.getTransactionId();
    const transaction = this.#endorsed.get(id);
    if (!transaction) throw new Error('This transaction was not endorsed.');
    const { key, read, written } = transaction;
    const codes = peer.TxValidationCode;
    const isStale = (this.state.get(key) ?? '') !== read;
    const code = this.nextCode ?? (isStale ? codes.MVCC_READ_CONFLICT : codes.VALID);
    this.nextCode = null;
    this.#block += 1;
    this.#committed.set(id, { code, block: this.#block });
    if (code === codes.VALID && written !== null) {
      this.state.set(key, written);
      this.writes.push(written);
    }
    return Promise.resolve(new gateway.SubmitResponse());
  }

  #status(signed: gateway.SignedCommitStatusRequest): Promise<gateway.CommitStatusResponse> {
    const request = gateway.CommitStatusRequest.deserializeBinary(signed.getRequest_asU8());
    const committed = this.#committed.get(request.getTransactionId());
    // A peer answers when the transaction has been committed, however long that takes.
    if (!committed || signed.getSignature_asU8().length === 0) return new Promise(() => undefined);
    const response = new gateway.CommitStatusResponse();
    response.setResult(committed.code as ReturnType<typeof response.getResult>);
    response.setBlockNumber(committed.block);
    return Promise.resolve(response);
  }
}

function responseOf(result: string): peer.Response {
  const response = new peer.Response();
  response.setStatus(200);
  response.setPayload(Buffer.from(result));
  return response;
}

/** The transaction that peers have signed: its result stands deep inside. */
function envelopeOf(header: common.Header, result: string): common.Envelope {
  const action = new peer.ChaincodeAction();
  action.setResponse(responseOf(result));
  const answered = new peer.ProposalResponsePayload();
  answered.setExtension$(action.serializeBinary());
  const endorsed = new peer.ChaincodeEndorsedAction();
  endorsed.setProposalResponsePayload(answered.serializeBinary());
  const actionPayload = new peer.ChaincodeActionPayload();
  actionPayload.setAction(endorsed);
  const one = new peer.TransactionAction();
  one.setPayload(actionPayload.serializeBinary());
  const transaction = new peer.Transaction();
  transaction.setActionsList([one]);
  const payload = new common.Payload();
  payload.setHeader(header);
  payload.setData(transaction.serializeBinary());
  const envelope = new common.Envelope();
  envelope.setPayload(payload.serializeBinary());
  return envelope;
}

/** A refusal as a gateway reports it: ABORTED, with what the peer said in the details. */
function refusalOf(message: string): Partial<grpc.StatusObject> {
  const detail = new gateway.ErrorDetail();
  detail.setAddress('127.0.0.1:0');
  detail.setMspId('Org1MSP');
  detail.setMessage(`chaincode response 500, ${message}`);
  const status = new google.rpc.Status();
  status.setCode(grpc.status.ABORTED);
  status.addDetails().pack(detail.serializeBinary(), 'gateway.ErrorDetail');
  const metadata = new grpc.Metadata();
  metadata.set('grpc-status-details-bin', Buffer.from(status.serializeBinary()));
  return { code: grpc.status.ABORTED, details: 'failed to endorse transaction', metadata };
}
