import type {
  AddPasskeyDto,
  ChangePasswordDto,
  CreateTokenDto,
  EditProfileDto,
  OwnProofDto,
  RegisterDto,
} from '@hand-receipt/contracts';
import { queryClient, sessionStore } from '@hand-receipt/platform';
import { mutation, write } from '../core/mutation';
import { ask } from '../core/query';
import { accountQueries } from './queries';

const again = { untilFresh: true, afterRefusal: true };

export const accountMutations = {
  /** Asks for an account. */
  register: mutation('POST /api/auth/register', (person: Omit<RegisterDto, 'role'>) => ({
    body: { ...person, role: 'user' as const },
  })),
  /**
   * Sets a password by a one-time link. The server signs its person out everywhere.
   *
   * @throws ApiError 410 for a link that was used or has expired, 429 after too many tries
   */
  setPasswordByLink: mutation('POST /api/auth/set-password', (body: { token: string; password: string }) => ({
    body,
  })),
  /** Changes my password; the server signs me out everywhere but here. */
  changePassword: mutation('PUT /api/auth/password', (body: ChangePasswordDto) => ({ body }), {
    untilFresh: true,
  }),
  /** Begins to link a sign-in at the provider to my account. Answers where the browser goes next. */
  linkProvider: mutation('POST /api/auth/provider/link', () => ({})),
  endSession: mutation('DELETE /api/auth/sessions/:id', (id: string) => ({ params: { id } }), again),
  endOtherSessions: mutation('DELETE /api/auth/sessions', () => ({}), again),
  /** Begins to add a passkey; the proof shows whose account it is. Answers what a security key is asked for. */
  beginPasskey: mutation('POST /api/settings/passkeys/options', (proof: OwnProofDto) => ({ body: proof })),
  addPasskey: mutation('POST /api/settings/passkeys', (body: AddPasskeyDto) => ({ body }), again),
  removePasskey: mutation(
    'POST /api/settings/passkeys/:id/remove',
    ({ id, proof }: { id: string; proof: OwnProofDto }) => ({ params: { id }, body: proof }),
    again,
  ),
  /** Begins to set up an authenticator app. Its secret is in this answer and nowhere after. */
  beginTotp: mutation('POST /api/settings/totp/options', (proof: OwnProofDto) => ({ body: proof })),
  /** Sets the app up by its first code. The recovery codes are in this answer and nowhere after. */
  confirmTotp: mutation('POST /api/settings/totp', (code: string) => ({ body: { code } }), again),
  removeTotp: mutation('POST /api/settings/totp/remove', (proof: OwnProofDto) => ({ body: proof }), again),
  /** New recovery codes, in this answer and nowhere after. */
  renewRecoveryCodes: mutation(
    'POST /api/settings/recovery-codes',
    (proof: OwnProofDto) => ({ body: proof }),
    again,
  ),
  /** Makes a token. Its secret is in this answer and nowhere after. */
  createToken: mutation('POST /api/tokens', (body: CreateTokenDto) => ({ body }), { untilFresh: true }),
  revokeToken: mutation('DELETE /api/tokens/:id', (id: string) => ({ params: { id } }), again),
  /** Changes how I am reached. */
  editProfile: write('PUT /api/profile', async (body: EditProfileDto) => {
    const profile = await ask('PUT /api/profile', { body });
    queryClient.setQueryData(accountQueries.profile().queryKey, profile);
    sessionStore.setState({ user: profile.user });
    return profile;
  }),
  /** Everything that is kept about me. */
  exportMyData: { mutationFn: () => ask('GET /api/profile/export', {}) },
};
