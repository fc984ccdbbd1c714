// The floor for answers from the database: bare node:http, one query by `pg`, JSON.stringify.
import { createServer } from 'node:http';
import pg from 'pg';
import { sayReady } from './child.ts';

const list = `SELECT id, name, description, image_url AS "imageUrl", duration, price::float8 AS price, schedule, category
  FROM programs WHERE is_active ORDER BY id`;

const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE, max: 10 });

const server = createServer(async (_req, res) => {
  const { rows } = await pool.query({ name: 'list', text: list });
  const body = JSON.stringify({ data: { programs: rows } });
  res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
  res.end(body);
});

server.listen(0, '127.0.0.1', () => sayReady({ address: server.address() }));
