import { readdirSync } from 'node:fs';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface & { name: string };

const folder = new URL('./migrations/', import.meta.url);
const files = readdirSync(folder).filter((name) => /^\d{3}-[\w-]+\.[jt]s$/.test(name));
const modules: Record<string, Migration>[] = await Promise.all(
  files.sort().map((name) => import(new URL(name, folder).href)),
);

/** Every migration in the order of its number. They only go forward; one that has been released is never edited. */
export const migrations = modules.flatMap((each) => Object.values(each));
