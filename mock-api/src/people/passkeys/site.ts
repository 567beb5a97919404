import type { FastifyRequest } from 'fastify';
import { conflict } from '../../kernel';

/** What a browser's passkeys of this product are bound to. */
export interface PasskeySite {
  /** WebAuthn's RP ID: the host's name without its port. */
  id: string;
  /** Of the pages that may ask for a signature. */
  origin: string;
}

/** Whether a host is an address and no name; WebAuthn takes names alone. */
const isAddress = (host: string): boolean => host.startsWith('[') || /^[\d.]+$/.test(host);

/**
 * The site of a request: the public address where one is configured, else where the request was sent.
 *
 * @throws ApiError 409 where the site has an address and no name.
 */
export function passkeySite(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicUrl: string | null,
): PasskeySite {
  const { hostname, origin } = new URL(publicUrl ?? `${request.protocol}://${request.host}`);
  if (isAddress(hostname))
    throw conflict('A passkey needs a site with a name, such as https://receipts.unit.example or localhost.');
  return { id: hostname, origin };
}
