/** The signed-in person: sign-in routes, profile and export of personal data. */
export { default as authRoutes } from './auth.routes';
export { default as certificateRoutes } from './certificate.routes';
export { default as passkeySignInRoutes } from './passkey-sign-in.routes';
export { default as passkeyRoutes } from './passkey.routes';
export { default as pinRoutes } from './pin.routes';
export { default as secondFactorRoutes } from './second-factor.routes';
export { default as accountRoutes } from './routes';
