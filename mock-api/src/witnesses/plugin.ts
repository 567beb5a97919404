import plugin from 'fastify-plugin';
import { FabricObserver } from './fabric-observer';
import { measureWitnesses } from './metrics';
import { WitnessRounds } from './rounds';
import { witnessObserver } from './witness-observer';

/** Shows each checkpoint to the witnesses of WITNESS_POLICY_FILE and the network of FABRIC_CONFIG, while the app is open. */
export default plugin(async (app) => {
  const { config, database, sealer, clock, log } = app;
  const policy = config.witnessPolicy;
  const { db } = database;
  const observers = (policy?.witnesses ?? []).flatMap((each) => witnessObserver(each, { db, sealer }) ?? []);
  const { fabric } = config;
  const networks = fabric ? [new FabricObserver({ config: fabric, db, sealer, clock })] : [];
  const rounds = new WitnessRounds({ db, sealer, clock, observers: [...observers, ...networks], log });
  await rounds.start();
  app.addHook('onClose', async () => {
    await rounds.stop();
    for (const network of networks) network.close();
  });
  if (policy) measureWitnesses(app);
});
