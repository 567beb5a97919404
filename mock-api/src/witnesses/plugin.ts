import plugin from 'fastify-plugin';
import { measureWitnesses } from './metrics';
import { WitnessRounds } from './rounds';

/** Asks the witnesses of WITNESS_POLICY_FILE to cosign each checkpoint, while the app is open. */
export default plugin(async (app) => {
  const { config, database, sealer, clock, log } = app;
  const policy = config.witnessPolicy;
  if (!policy) return;
  const rounds = new WitnessRounds({ db: database.db, sealer, clock, witnesses: policy.witnesses, log });
  rounds.start();
  app.addHook('onClose', () => rounds.stop());
  measureWitnesses(app, policy);
});
