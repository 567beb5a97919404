/**
 * A real OpenID Connect provider for tests, as a process of its own: `oidc-provider` with its development screens, which
 * take any password. Started with one argument, JSON: `{ port, redirectUris, signedOutUris, codeTtl, claims }`.
 */
import { Provider } from 'oidc-provider';

const { port, redirectUris, signedOutUris, codeTtl = 60, claims = {} } = JSON.parse(process.argv[2]);

const client = {
  redirect_uris: redirectUris,
  post_logout_redirect_uris: signedOutUris,
  response_types: ['code'],
  grant_types: ['authorization_code'],
};

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [
    { client_id: 'hand-receipt', client_secret: 'secret-of-the-client', ...client },
    { client_id: 'public-client', token_endpoint_auth_method: 'none', ...client },
  ],
  ttl: {
    AuthorizationCode: codeTtl,
    AccessToken: 600,
    IdToken: 3600,
    Session: 3600,
    Grant: 3600,
    Interaction: 3600,
  },
  claims: {
    openid: ['sub'],
    email: ['email'],
    profile: ['name', 'given_name', 'family_name', 'preferred_username', 'groups', 'realm_access'],
  },
  cookies: { keys: ['a key of tests'] },
  pkce: { required: () => true },
  findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...claims[id] }) }),
  // Nobody is asked whether the product may read their name.
  async loadExistingGrant({ oidc }) {
    const grant = new oidc.provider.Grant({
      clientId: oidc.client.clientId,
      accountId: oidc.session.accountId,
    });
    grant.addOIDCScope('openid profile email');
    await grant.save();
    return grant;
  },
});
// It writes warnings about its development screens.
console.warn = console.info = () => {};
provider.listen(port, '127.0.0.1', () => process.send?.('ready'));
process.on('disconnect', () => process.exit(0));
