import { EventStreamQuery, type RouteContract } from '@hand-receipt/contracts/routes';
import { Type } from 'typebox';

const EXAMPLE = `retry: 2000
id: 41

id: 42
event: notification
data: {"id":"42","timestamp":1795241058000,"type":"transfer","title":"Transfer offered","message":"SSG Ortiz offers you M4 carbine W123456.","action":{"label":"View","path":"/transfers"}}

event: changed
data: {"scopes":["transfers","property"]}

: alive

`;

const DESCRIPTION = `The connection stays open. A comment line arrives at intervals, so that a client knows that it lives.

| event | data | meaning |
| --- | --- | --- |
| \`notification\` | a Notification | a message for the caller; its number is the \`id\` of the event |
| \`changed\` | \`{ "scopes": [...] }\` | lists of these areas changed: read again what you show of them |
| \`deactivated\` | \`null\` | the account was closed; the stream ends |
| \`replaced\` | \`null\` | the caller opened more streams than one person may have; this one ends |

A client that connects again sends the header Last-Event-ID and misses no notification. An event of another name may be added: ignore what you do not know.`;

/** The one call that is not in the contract, because it answers a stream and no typed call reads it. */
export const EVENT_STREAM = {
  key: 'GET /api/events',
  contract: {
    summary: 'Notifications and updates as they happen, as server-sent events',
    description: DESCRIPTION,
    query: EventStreamQuery,
    produces: 'text/event-stream',
    response: Type.Never(),
  } satisfies RouteContract,
  example: EXAMPLE,
};
