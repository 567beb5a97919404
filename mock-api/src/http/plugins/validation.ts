import plugin from 'fastify-plugin';
import type { TSchema } from 'typebox';
import { compileCheck, validatorOf } from '../validation';

/**
 * Checks requests against the contract, and writes answers whole: a field that the contract does not
 * know is never dropped in silence. Where `checkAnswers` is set, an answer that breaks the contract is
 * an error, so that tests find it.
 */
export default plugin<{ checkAnswers: boolean }>(async (app, { checkAnswers }) => {
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
    const part = httpPart === 'body' || httpPart === 'params' ? httpPart : 'query';
    const check = compileCheck(schema, part);
    return (value) => {
      try {
        return { value: check(value) };
      } catch (error) {
        return { error: error as Error };
      }
    };
  });

  app.setSerializerCompiler<TSchema>(({ schema, url }) => {
    if (!checkAnswers) return (answer) => JSON.stringify(answer);
    return (answer) => {
      // Only now: a test asks a few of the routes.
      const validator = validatorOf(schema);
      const text = JSON.stringify(answer);
      const read: unknown = JSON.parse(text);
      if (validator.Check(read)) return text;
      const [first] = validator.Errors(read);
      throw new Error(`The answer of ${url} breaks its contract: ${first?.instancePath} ${first?.message}`);
    };
  });
});
