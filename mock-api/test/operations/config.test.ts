import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ED25519_COSIGNATURE } from '@hand-receipt/ledger';
import { generateSignerKey, nodeCosigner } from '@hand-receipt/ledger/node';
import { readConfig } from '../../src/kernel/config/config';
import { explain, refuseHost } from '../../src/process/explain';
import { testApp } from '../support/app';

const mistakes = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
};

test('with no configuration it is the demo company, on this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: null,
    demo: true,
    metricsToken: null,
    drainSeconds: 0,
  });
  expect(readConfig({ DATABASE_URL: 'postgres://db/unit' }).demo).toBe(false);
  expect(readConfig({ DEMO: 'off' }).demo).toBe(false);
});

test('a relative folder starts where the command was typed', () => {
  expect(readConfig({ DATA_DIR: 'data', INIT_CWD: '/srv/unit' }).dataDir).toBe('/srv/unit/data');
});

test('how people sign in besides their password', () => {
  const set = {
    OIDC_ISSUER: 'https://login.unit.example/realms/unit',
    OIDC_CLIENT_ID: 'hand-receipt',
    PUBLIC_URL: 'https://hr.unit.example',
    TRUST_PROXY: 'loopback',
    CERTIFICATE_HEADER: 'X-Client-Subject',
    PASSWORD_SIGN_IN: 'off',
  };
  expect(readConfig({}).signIn).toEqual({ password: true, provider: null, certificate: null });
  expect(readConfig(set).signIn).toEqual({
    password: false,
    provider: {
      issuer: 'https://login.unit.example/realms/unit',
      clientId: 'hand-receipt',
      clientSecret: null,
      name: 'login.unit.example',
      scopes: 'openid profile email',
      publicUrl: 'https://hr.unit.example',
    },
    certificate: { subjectHeader: 'x-client-subject', verifiedHeader: 'x-client-verify' },
  });
  expect(mistakes({ ...set, OIDC_ISSUER: 'http://127.0.0.1:4000' })).toEqual([]);
  expect(
    mistakes({ OIDC_ISSUER: 'http://login.unit.example', OIDC_SCOPES: 'profile', CERTIFICATE_HEADER: 'a b' }),
  ).toEqual([
    "OIDC_ISSUER is 'http://login.unit.example'; it is the provider's address, which begins with https://.",
    'OIDC_ISSUER is set and OIDC_CLIENT_ID is not.',
    'OIDC_ISSUER needs PUBLIC_URL: the provider sends people back there.',
    "OIDC_SCOPES is 'profile'; openid must be among them.",
    "CERTIFICATE_HEADER is 'a b'; it is the name of a header, such as x-client-subject.",
    'CERTIFICATE_HEADER needs TRUST_PROXY: only a trusted proxy may say who has shown a certificate.',
  ]);
  expect(
    mistakes({ OIDC_NAME: 'Unit', CERTIFICATE_VERIFIED_HEADER: 'x-verify', PASSWORD_SIGN_IN: 'off' }),
  ).toEqual([
    'OIDC_NAME needs OIDC_ISSUER.',
    'CERTIFICATE_VERIFIED_HEADER needs CERTIFICATE_HEADER.',
    'PASSWORD_SIGN_IN is off: set OIDC_ISSUER or CERTIFICATE_HEADER, or nobody but an Admin can sign in.',
  ]);
});

test('every setting that cannot be is told, all at once, in a sentence each', () => {
  expect(
    mistakes({
      PORT: '99999',
      DATABASE_URL: 'mysql://x',
      LOG_LEVEL: 'loud',
      DEMO: 'maybe',
      TRUST_PROXY: 'true, 10.0.0.0/33',
      METRICS_TOKEN: 'short',
      DRAIN_SECONDS: '-1',
      REMOTES_OFF: 'mfe-range, Range',
      SECOND_FACTOR: 'Admin, General',
    }),
  ).toEqual([
    'DATABASE_URL must begin with postgres:// or postgresql://.',
    "DEMO is 'maybe'; it must be one of on, off.",
    "PORT is '99999'; it must be a whole number from 0 to 65535.",
    "SECOND_FACTOR has 'General'; it takes roles with commas between: Admin, Commander, S4, PBO, Supply Sergeant, Squad Leader, Soldier.",
    "REMOTES_OFF has 'Range'; it takes folder names of remotes such as mfe-transfers, with commas between.",
    "LOG_LEVEL is 'loud'; it must be one of fatal, error, warn, info, debug, trace, silent.",
    "TRUST_PROXY has 'true, 10.0.0.0/33'; it takes IP addresses, networks such as 10.0.0.0/8, and loopback, linklocal, uniquelocal, with commas between.",
    'METRICS_TOKEN is too short: at least 16 characters.',
    "DRAIN_SECONDS is '-1'; it must be a whole number from 0 to 600.",
  ]);
  expect(mistakes({ DEMO: 'on', DATABASE_URL: 'postgres://db/unit' })).toEqual([
    'DEMO is on and DATABASE_URL is set: the demo company runs on the embedded database only.',
  ]);
  expect(readConfig({ SECOND_FACTOR: 'Admin, Supply Sergeant' }).secondFactor).toEqual([
    'Admin',
    'Supply Sergeant',
  ]);
  expect(readConfig({}).secondFactor).toEqual([]);
  expect(readConfig({ REMOTES_OFF: 'mfe-range, mfe-lanes' }).remotesOff).toEqual(['mfe-range', 'mfe-lanes']);
  expect(mistakes({ TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1' })).toEqual([]);
});

test('a HOST that leads nowhere is told as such, and not as a database that cannot be reached', async () => {
  const { app } = await testApp();
  const host = 'nowhere.invalid';
  const failed: unknown = await app
    .listen({ host, port: 0 })
    .catch(refuseHost(host))
    .catch((error: unknown) => error);
  expect(explain(failed)).toBe(
    "HOST is 'nowhere.invalid', a name that leads nowhere. Set it to an address of this machine.",
  );
});

test('a policy of witnesses that cannot be read stops the start with the line that is wrong', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'policy-'));
  const file = path.join(folder, 'policy');
  const key = (name: string) => nodeCosigner(generateSignerKey(name, ED25519_COSIGNATURE)).verifierKey;
  const of = async (text: string) => {
    await writeFile(file, text);
    return mistakes({ WITNESS_POLICY_FILE: file });
  };
  const s4 = `witness S4 ${key('w.example/s4')} http://127.0.0.1:3201\n`;
  expect(await of(`# staff\n${s4}\ngroup staff 2 S4 PBO\nquorum staff\n`)).toEqual([
    'WITNESS_POLICY_FILE, line 4: PBO is not defined.',
  ]);
  expect(await of(s4)).toEqual(['WITNESS_POLICY_FILE, there is no quorum line.']);
  expect(await of(`witness S4 ${key('w.example/s4')} ftp://s4\nquorum S4\n`)).toEqual([
    'WITNESS_POLICY_FILE: the address of S4 must begin with http:// or https://.',
  ]);
  expect(await of(`${s4}quorum S4\n`)).toEqual([]);
  expect(mistakes({ WITNESS_POLICY_FILE: path.join(folder, 'none') })).toEqual([
    expect.stringContaining('WITNESS_POLICY_FILE cannot be read: ENOENT'),
  ]);
  await rm(folder, { recursive: true });
});
