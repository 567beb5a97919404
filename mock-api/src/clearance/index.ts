/** What a person is responsible for; deactivation of an account, and what it ends. */
export { default as clearanceRoutes } from './routes';
