import { type LookupAddress, lookup } from 'node:dns';
import { type LookupFunction, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Config } from '../kernel';

export type PrivateAddresses = Config['webhookPrivateAddresses'];

/** Ranges of ipaddr.js that `allow` opens. Link-local has the metadata service of clouds, and has to be named. */
const OPENED_BY_ALLOW = ['private', 'loopback', 'uniqueLocal', 'carrierGradeNat'];
/** All public addresses of IPv6 are in here; ipaddr.js calls some others unicast, such as ::127.0.0.1. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

type Address = ReturnType<typeof ipaddr.process>;

function isPublic(address: Address): boolean {
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST);
}

/** `10.20.0.0/16`, or one address. */
function isWithin(address: Address, network: string): boolean {
  const known = network.includes('/') ? network : `${network}/${isIP(network) === 4 ? 32 : 128}`;
  const [base, bits] = ipaddr.parseCIDR(known);
  return base.kind() === address.kind() && address.match([base, bits]);
}

/**
 * Whether webhooks may be sent to an address. An IPv4 address that is written as IPv6 counts as what it is.
 *
 * @param address without brackets
 */
export function mayReach(address: string, allowed: PrivateAddresses): boolean {
  const known = ipaddr.process(address);
  if (isPublic(known)) return true;
  if (allowed === 'refuse') return false;
  if (allowed === 'allow') return OPENED_BY_ALLOW.includes(known.range());
  return allowed.some((network) => isWithin(known, network));
}

/** A connection that was refused before it was opened. `message` is a sentence for people. */
export class AddressRefused extends Error {
  override name = 'AddressRefused';
}

const refused = (address: string): AddressRefused =>
  new AddressRefused(
    `${address} is not a public address. To allow it, set WEBHOOK_PRIVATE_ADDRESSES on the server.`,
  );

/** @throws AddressRefused where the host is an address, and not one that may be reached. Names are not looked up. */
export function refuseLiteral({ hostname }: Pick<URL, 'hostname'>, allowed: PrivateAddresses): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !mayReach(host, allowed)) throw refused(host);
}

/**
 * Looks names up for a connection and refuses them where one of their addresses may not be reached. The connection goes to
 * the addresses that were checked, so a name that changes in between leads nowhere else.
 */
export function guardedLookup(allowed: PrivateAddresses): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, '', 0);
      const wrong = addresses.find(({ address }) => !mayReach(address, allowed));
      if (wrong) return callback(refused(`${hostname} (${wrong.address})`), '', 0);
      if (options.all) return callback(null, addresses);
      const [first] = addresses;
      return callback(null, first?.address ?? '', first?.family);
    });
  };
}
