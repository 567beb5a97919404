import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ConfigReader } from './config-reader';

/** How to reach a Fabric network, from the JSON file of FABRIC_CONFIG. */
export interface FabricConfig {
  /** Host and port of a peer with the gateway service. */
  endpoint: string;
  /** Absolute. The certificate of the authority that signed the peer's TLS certificate. */
  tlsCertFile: string;
  /** The organization of the identity below. */
  mspId: string;
  /** Absolute. The certificate and the private key that sign transactions. */
  certFile: string;
  keyFile: string;
  channel: string;
  chaincode: string;
}

const FIELDS = ['endpoint', 'tlsCertFile', 'mspId', 'certFile', 'keyFile', 'channel', 'chaincode'] as const;
const FILES = ['tlsCertFile', 'certFile', 'keyFile'] as const;

/** The network that FABRIC_CONFIG names; null where it is not set. Files in it may be relative to it. */
export function readFabricConfig(read: ConfigReader): FabricConfig | null {
  const file = read.file('FABRIC_CONFIG');
  if (file === null) return null;
  let given: Partial<Record<string, unknown>>;
  try {
    given = Object(JSON.parse(readFileSync(file, 'utf8'))) as typeof given;
  } catch (error) {
    read.mistakes.push(`FABRIC_CONFIG cannot be read: ${(error as Error).message}`);
    return null;
  }
  const config: FabricConfig = {
    endpoint: '',
    tlsCertFile: '',
    mspId: '',
    certFile: '',
    keyFile: '',
    channel: '',
    chaincode: '',
  };
  for (const field of FIELDS) {
    const value = given[field];
    if (typeof value === 'string' && value !== '') config[field] = value;
    else read.mistakes.push(`FABRIC_CONFIG: ${field} must be a text.`);
  }
  for (const field of FILES) {
    if (config[field] === '') continue;
    config[field] = path.resolve(path.dirname(file), config[field]);
    if (!existsSync(config[field])) read.mistakes.push(`FABRIC_CONFIG: ${field} is not there.`);
  }
  return config;
}
