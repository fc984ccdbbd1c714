// The contract over a few made-up programs, so that pages in tests ask real queries of a real schema.
import { readFileSync } from 'node:fs';
import { buildSchema, execute } from 'graphql';
import type { ProgramCategory } from '../src/generated/schema.ts';
import type { Execute } from '../src/lib/execute-link.ts';

const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

export interface DemoProgram {
  id: number;
  name: string;
  description: string;
  category: ProgramCategory;
  duration: string;
  price: number;
  schedule: string;
  maxParticipants: number | null;
}

/** A program, believable but for what the test says about it. */
export function demoProgram(facts: Partial<DemoProgram> & { id: number }): DemoProgram {
  return {
    name: `Journey ${facts.id}`,
    description: 'Two quiet days by the lake.',
    category: 'activity',
    duration: '2 days',
    price: 640_000,
    schedule: 'Daily, Departs 6:00 AM',
    maxParticipants: 8,
    ...facts,
  };
}

export const demoPrograms = [
  demoProgram({ id: 1, name: 'Gorilla Trek', description: 'Into Bwindi on foot.', category: 'activity' }),
  demoProgram({
    id: 2,
    name: 'Murchison Falls',
    description: 'Where the Nile narrows.',
    category: 'destination',
  }),
  demoProgram({
    id: 3,
    name: 'Welcome Walk',
    description: 'Kampala in a morning.',
    category: 'services',
    price: 0,
  }),
];

/** Answers queries from these programs, `delay` milliseconds after they were asked. */
export function demoExecute(programs: readonly DemoProgram[] = demoPrograms, delay = 0): Execute {
  const all = programs.map((program) => ({ ...program, image }));
  const rootValue = {
    programs: all,
    program: ({ id }: { id: string }) => all.find((program) => String(program.id) === id) ?? null,
  };
  return async (document, variableValues) => {
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    return execute({ schema, document, variableValues, rootValue });
  };
}

const image = {
  url: '/media/a/1600.jpg',
  width: 1600,
  height: 1067,
  placeholder: null,
  sources: [{ type: 'image/avif', srcset: '/media/a/480.avif 480w' }],
};
