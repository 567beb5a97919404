/** The ports of development are those of a shell on this one. `PORT_BASE` moves all of them together. */
const SHELL_PORT = 3100;
const API_PORT = 3000;

/** @param {number} port as the workspace names it, e.g. 3102 */
const devPort = (port) => port + Number(process.env.PORT_BASE ?? SHELL_PORT) - SHELL_PORT;

module.exports = { API_PORT, devPort, SHELL_PORT };
