// The floor for answers from the database: bare node:http, one prepared query (or insert) by `pg`, JSON.stringify.
import { createServer, type ServerResponse } from 'node:http';
import { text as read } from 'node:stream/consumers';
import pg from 'pg';
import { sayReady } from './child.ts';
import type { registration } from './rows.ts';

/** The fields and the conditions that the product has, too. */
const programs = `SELECT id, name, description, image_url AS "imageUrl", duration, price::float8 AS price, schedule, category
  FROM programs WHERE deleted_at IS NULL AND is_active AND status = 'published'`;
const list = { name: 'list', text: `${programs} ORDER BY id` };
const one = { name: 'one', text: `${programs} AND id = $1` };

const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE, max: 10 });

const insert = `INSERT INTO registrations (first_name, last_name, email, phone, date_of_birth, program_id, program_name,
    start_date, emergency_name, emergency_phone, emergency_relation, consent_version, consent_at, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, 'Bench', $7, $8, $9, $10, '1', now(), now(), now()) RETURNING id`;

const server = createServer(async (req, res) => {
  if (req.url?.endsWith('/registrations')) send(res, 201, await register(await read(req)));
  else send(res, 200, await answer(await read(req)));
});

/** What GraphQL is asked for: the program of a variable, or all. */
async function answer(text: string): Promise<unknown> {
  const { variables } = JSON.parse(text || '{}');
  if (!variables) return { programs: (await pool.query(list)).rows };
  return { program: (await pool.query({ ...one, values: [variables.id] })).rows[0] };
}

async function register(text: string): Promise<unknown> {
  const given: typeof registration = JSON.parse(text);
  const { firstName, lastName, email, phone, dateOfBirth, programId, startDate } = given;
  const { emergencyName, emergencyPhone, emergencyRelation } = given;
  const person = [firstName, lastName, email, phone, dateOfBirth, programId, startDate];
  const values = [...person, emergencyName, emergencyPhone, emergencyRelation];
  return (await pool.query({ name: 'insert', text: insert, values })).rows[0];
}

function send(res: ServerResponse, status: number, data: unknown): void {
  const body = JSON.stringify({ data });
  res.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
  res.end(body);
}

server.listen(0, '127.0.0.1', () => sayReady({ address: server.address() }));
