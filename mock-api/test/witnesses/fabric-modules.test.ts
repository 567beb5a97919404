import { FabricDouble } from './fabric-double';
import { WitnessedApp } from './witnessed-app';

let loaded = 0;
jest.mock('@hyperledger/fabric-gateway', () => {
  loaded += 1;
  return jest.requireActual<object>('@hyperledger/fabric-gateway');
});

test('EVID-52 no module of Fabric is loaded by a server that is told of no network', async () => {
  const server = await WitnessedApp.open();
  await server.act();
  expect((await server.witnesses()).fabric).toBeNull();
  expect(loaded).toBe(0);
  await server.close();
  // The same server with a network loads it, so that nothing else hides it above.
  server.fabric = (await FabricDouble.open()).config;
  await server.start();
  await server.act();
  await server.until(({ fabric }) => fabric?.anchor !== null);
  expect(loaded).toBe(1);
  await server.close();
});
