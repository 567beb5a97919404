import { freshPostgres } from './support/postgres-database';
import { loadBrigade } from './support/brigade';
import { sql } from 'kysely';
void (async () => { const d = await freshPostgres(process.env.TEST_DATABASE_URL!); let t=Date.now(); await loadBrigade(d.db,{items:20000,users:200}); console.log(Date.now()-t);
console.log((await sql`select count(*) , count(distinct item_id) items from custody_link`.execute(d.db)).rows, (await sql`select count(*) from property p where assigned_to_user_id is distinct from (select user_id from custody_link where item_id=p.id order by position desc limit 1)`.execute(d.db)).rows); await d.close(); process.exit(0)})();
