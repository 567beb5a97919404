import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Database } from './schema';

/** Stands in a statement for the value that a call brings. */
class Given {
  constructor(readonly index: number) {}
}

/**
 * A statement that is built for the first call and kept: for those that nearly every call runs, building takes
 * the server's thread as long as everything else about them.
 *
 * @param build uses what it is given as parameters of the statement and for nothing else: they are stand-ins
 * @returns runs the statement with the values of one call
 * @example const named = builtOnce((db, name: string) => db.selectFrom('units').select('id').where('name', '=', name));
 */
export function builtOnce<Values extends readonly unknown[], Row>(
  build: (db: Kysely<Database>, ...given: Values) => Compilable<Row>,
): (db: Kysely<Database>, ...values: Values) => Promise<Row[]> {
  let built: CompiledQuery<Row> | null = null;
  return async (db, ...values) => {
    // A plugin has a say in how statements are built.
    if (db.getExecutor().plugins.length > 0) return (await db.executeQuery<Row>(build(db, ...values))).rows;
    const standIns = values.map((_, index) => new Given(index)) as unknown as Values;
    built ??= build(db, ...standIns).compile();
    const parameters = built.parameters.map((value) =>
      value instanceof Given ? values[value.index] : value,
    );
    const query: CompiledQuery<Row> = { ...built, parameters };
    return (await db.executeQuery<Row>(query)).rows;
  };
}
