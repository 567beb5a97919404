import type { FastifyRequest } from 'fastify';
import { type CertificateConfig, badRequest, forbidden, unauthorized } from '../../kernel';

/** What a proxy says of a certificate that it has verified. */
const VERIFIED = 'SUCCESS';
const MOST_CHARACTERS = 500;

/**
 * Whether the request came straight from a proxy that is trusted. `request.ips` has the address of the connection first,
 * and what it forwards for only where that address is in TRUST_PROXY.
 */
const isFromTrustedProxy = ({ ips }: FastifyRequest): boolean => (ips?.length ?? 0) > 1;

/**
 * The subject of the certificate that the browser has shown to the proxy.
 *
 * @throws ApiError 403 for headers that are not of a trusted proxy, 401 where the browser has shown none, or one that the
 *   proxy does not trust
 */
export function readCertificate(request: FastifyRequest, settings: CertificateConfig | null): string {
  if (!settings) throw forbidden('This server takes no certificates.');
  const subject = request.headers[settings.subjectHeader];
  const verified = request.headers[settings.verifiedHeader];
  if (!isFromTrustedProxy(request)) {
    const sent = subject !== undefined || verified !== undefined;
    if (sent)
      request.log.warn({ req: request }, 'a certificate was named by an address that is no trusted proxy');
    throw forbidden('A certificate is taken only from the proxy of this site.');
  }
  if (verified !== VERIFIED || typeof subject !== 'string' || subject.trim() === '') {
    throw unauthorized(
      'Your browser showed no certificate that this site trusts. Insert your card and try again.',
    );
  }
  if (subject.length > MOST_CHARACTERS) throw badRequest('The subject of this certificate is too long.');
  return subject.trim();
}
