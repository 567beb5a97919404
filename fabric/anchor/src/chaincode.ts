/** Serves the chaincode to the peers of a channel. CHAINCODE_ID is the package's id, CHAINCODE_SERVER_ADDRESS its address. */
import { type ChaincodeInterface, type ChaincodeServerOpts, Shim } from 'fabric-shim';
import { Refusal, call } from './anchor';

const chaincode: ChaincodeInterface = {
  Init: () => Promise.resolve(Shim.success()),
  async Invoke(stub) {
    const { fcn, params } = stub.getFunctionAndParameters();
    const state = {
      get: async (key: string) => Buffer.from(await stub.getState(key)).toString(),
      put: (key: string, value: string) => stub.putState(key, Buffer.from(value)),
    };
    try {
      return Shim.success(Buffer.from(await call(state, fcn, params)));
    } catch (error) {
      if (error instanceof Refusal) return Shim.error(error.message);
      throw error;
    }
  },
};

const { CHAINCODE_ID: ccid = '', CHAINCODE_SERVER_ADDRESS: address = '' } = process.env;
// Without TLS: peers and chaincode are on one machine.
const options: Omit<ChaincodeServerOpts, 'tlsProps'> = { ccid, address };
void Shim.server(chaincode, options as ChaincodeServerOpts).start();
