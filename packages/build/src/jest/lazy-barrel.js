/**
 * Jest transform of a library's index, in CommonJS, that does nothing but require its files and export what is in
 * them: each file is loaded when something of it is first used. Every test file loads its modules anew, and a
 * screen uses a tenth of such a library.
 */
module.exports = {
  process: (source) => ({
    code: source
      .replace(/^(?:var|let|const) ([\w$]+) = (require\([^)]*\));$/gm, 'const $1 = () => $2;')
      .replace(
        /^exports\.([\w$]+) = ([\w$]+)(\.[\w$]+)?;$/gm,
        "Object.defineProperty(exports, '$1', { enumerable: true, get: () => $2()$3 });",
      )
      .replace(/^(.*\breturn [\w$]+)(\.[\w$]+;.*)$/gm, '$1()$2'),
  }),
};
