/** The actor of events that a server or its operator records outside the web app. */
export const OPERATOR = { id: 'operator', name: 'Operator' };
