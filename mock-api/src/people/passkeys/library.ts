/** Loaded when somebody first uses a passkey: it brings 250 files with it. */
export const webauthn = () => import('@simplewebauthn/server');
