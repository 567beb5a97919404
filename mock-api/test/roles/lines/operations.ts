import { type Lines, line } from '../line';

/** How the server runs. */
export const operationLines: Lines = {
  //    outsider soldier leader supply commander admin
  'GET /api/operations': [line('403 403 403 403 403 200', 'the server')],
};
