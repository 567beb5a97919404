/** Accounts: sign-in, users, units, API tokens, settings and connections. */
export { DEMO_COMMANDER, DEMO_PASSWORD, DEMO_SOLDIER } from './auth/demo';
export { notifyEmergencySignIn } from './auth/emergency-sign-in';
export { PASSWORDS_ARE_OFF, checkCredentials } from './auth/login';
export { checkOwnProof, requireOwnProof } from './auth/own-proof';
export { listSessions } from './auth/own-sessions';
export { hashPassword } from './auth/password';
export { deviceOf } from './auth/device';
export { comparePassword, reauthenticate } from './auth/reauthenticate';
export { checkRegistration, register } from './auth/register';
export { fullYears, monthsInWords } from './auth/service-time';
export { endSessionsOf } from './auth/session';
export { default as sessionsRoutes } from './auth/sessions.routes';
export { networkOf, recordAttempt } from './auth/throttle';
export { unitNames } from './auth/unit-names';
export { default as configRoutes } from './config.routes';
export { readCertificate } from './certificate/read-certificate';
export { signInByCertificate } from './certificate/sign-in';
export { listConnections } from './connections/list-connections';
export { default as connectionsRoutes } from './connections/routes';
export { readSignInWays } from './identities/identities';
export { default as signInRoutes } from './identities/routes';
export { OPERATOR, recordEverybody } from './record-everybody';
export { addPasskey, beginPasskey, verifyNewPasskey } from './passkeys/add-passkey';
export { beginPasskeySignIn, checkPasskeySignIn } from './passkeys/sign-in';
export { readPasskeys, removePasskey } from './passkeys/list-passkeys';
export {
  type UsedPasskey,
  readPasskeyHandles,
  requirePasskey,
  verifyPasskey,
} from './passkeys/sign-with-passkey';
export { type PasskeySite, passkeySite } from './passkeys/site';
export { default as signInProvider } from './provider/plugin';
export { default as providerLinkRoutes } from './provider/link.routes';
export { default as providerRoutes } from './provider/routes';
export { markTwoFactor } from './second-factor/mark-session';
export {
  lockOwnAccount,
  readSecondFactor,
  removeTotp,
  renewRecoveryCodes,
  requireFactorLeft,
} from './second-factor/own-second-factor';
export { countRecoveryCodes, makeRecoveryCodes } from './second-factor/recovery-codes';
export { beginTotp, confirmTotp } from './second-factor/totp';
export { TotpSecrets, totpKeyFile } from './second-factor/totp-secrets';
export { default as session, findSignedIn, sessionToken } from './session.plugin';
export { checkCounterPin, compareCounterPin, counterPinRefusal } from './settings/counter-pin';
export { comparePin, hashPin, requirePin, setPin } from './settings/pin';
export { default as settingsRoutes } from './settings/routes';
export { removePin } from './settings/write';
export { readWrongPins } from './settings/wrong-pins';
export { default as tokensRoutes } from './tokens/routes';
export { listTokens } from './tokens/tokens';
export { recordUnitEvent } from './units/record-unit';
export { default as unitsRoutes } from './units/routes';
export { type Account, accountName, findAccount, lockAccount, readAccount } from './users/account';
export { requireEntitled } from './users/account-acts';
export { activeAdmins } from './users/active-admins';
export { requireFreeEmail } from './users/particulars';
export { editUser } from './users/edit-user';
export { requireAnotherAdmin } from './users/last-admin';
export { personStates } from './users/person-state';
export { recordAccountEvent, notifyAccountChange } from './users/record-account';
export { removeSecondFactor } from './users/remove-second-factor';
export { default as usersRoutes } from './users/routes';
