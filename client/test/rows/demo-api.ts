// The contract over a little made-up content, so that pages in tests ask real queries of a real schema.
import { readFileSync } from 'node:fs';
import { buildSchema, execute } from 'graphql';
import type { BookingMode, ProgramInput } from '../../src/generated/schema.ts';
import type { Execute } from '../../src/lib/api/server-side.ts';
import { type DemoAlumnus, demoAlumni } from './demo-alumni.ts';
import { type DemoCoach, demoCoaches } from './demo-coaches.ts';
import { demoConnection, demoExcerpt } from './demo-connection.ts';
import { notBookedOnline } from './demo-departures.ts';
import { demoDonationOptions } from './demo-donations.ts';
import { type DemoFacility, demoFacilities } from './demo-facilities.ts';
import { type DemoGalleryItem, demoGallery } from './demo-gallery.ts';
import { demoImage } from './demo-image.ts';
import { type DemoPost, demoPosts } from './demo-posts.ts';
import { siteSettings } from './demo-settings.ts';

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));

export interface DemoProgram
  extends Omit<ProgramInput, 'imageUrl' | 'bookingMode'>,
    Partial<Omit<typeof notBookedOnline, 'bookingMode'>> {
  id: number;
  guides?: readonly DemoCoach[];
  bookingMode?: BookingMode;
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
    imageAlt: null,
    status: 'published',
    isActive: true,
    dayPlan: [],
    included: [],
    notIncluded: [],
    toBring: [],
    guides: [],
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

/** What a test's site is made of. */
export interface DemoContent {
  programs: readonly DemoProgram[];
  coaches: readonly DemoCoach[];
  facilities: readonly DemoFacility[];
  alumni: readonly DemoAlumnus[];
  posts: readonly DemoPost[];
  gallery: readonly DemoGalleryItem[];
  /** Groups of the settings that differ from those of the demo; null: nothing is set. */
  settings: Record<string, object> | null;
  /** What the server answers to other fields of the contract, by their name; one that throws refuses. */
  answers: Record<string, (input: never) => unknown>;
}

const demoRetentionPeriods = {
  registrationDays: 365,
  messageDays: 730,
  unsubscribedDays: 30,
  donorYears: 10,
  activityDays: 90,
};

/** Answers queries from this content, once `held` is resolved. */
export function demoExecute(content: Partial<DemoContent> = {}, held?: Promise<void>): Execute {
  const programs = withExcerpt(
    withPath(
      '/programs',
      withImage((content.programs ?? demoPrograms).map((row) => ({ ...notBookedOnline, ...row }))),
    ),
    (row) => row.description,
  );
  const facilities = withExcerpt(
    withPath('/facilities', withImage(content.facilities ?? demoFacilities)),
    (row) => row.description,
  );
  const posts = withExcerpt(withPath('/news', content.posts ?? demoPosts), ({ text }) => text);
  const alumni = content.alumni ?? demoAlumni;
  const coaches = content.coaches ?? demoCoaches;
  const gallery = content.gallery ?? demoGallery;
  const rootValue = {
    ...noRows,
    programs,
    program: findIn(programs),
    programConnection: demoConnection(programs, ({ name, description }) => [name, description]),
    coachConnection: demoConnection(
      coaches,
      ({ name, role, bio, specialties }) => [name, role, bio, ...specialties],
      teams,
    ),
    facility: findIn(facilities),
    facilityConnection: demoConnection(facilities, ({ name, description, features }) => [
      name,
      description,
      ...features,
    ]),
    alumnusConnection: demoConnection(alumni, ({ name, currentTeam, position }) => [
      name,
      currentTeam ?? '',
      position,
    ]),
    post: findIn(posts),
    postConnection: demoConnection(posts, ({ title, text }) => [title, text]),
    galleryItem: findIn(gallery),
    galleryItemConnection: demoConnection(gallery, ({ title }) => [title]),
    siteSettings: siteSettings(schema, content.settings),
    donationOptions: demoDonationOptions,
    retentionPeriods: demoRetentionPeriods,
    formToken: 'token',
    // What the server says of every payment it does not know.
    paymentReturn: { state: 'asking' },
    ...content.answers,
  };
  return async (document, variableValues) => {
    await held;
    return execute({ schema, document, variableValues, rootValue });
  };
}

/** Lists of which no content is made up are empty. */
const noRows = Object.fromEntries(
  Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap(({ name, type }): [string, unknown][] => {
    if (String(type).startsWith('[')) return [[name, []]];
    return String(type).endsWith('Connection!') ? [[name, demoConnection([], () => [])]] : [];
  }),
);

const withImage = <R extends object>(rows: readonly R[]) => rows.map((row) => ({ image: demoImage, ...row }));

/** As the server writes it without names; a row may have one of its own. */
const withPath = <R extends { id: number }>(page: string, rows: readonly R[]) =>
  rows.map((row) => ({ path: `${page}/${row.id}`, ...row }));

const withExcerpt = <R extends object>(rows: readonly R[], textOf: (row: R) => string) =>
  rows.map((row) => ({ ...row, excerpt: demoExcerpt(textOf(row)) }));

const teams = {
  board: ({ role }: DemoCoach) => /\bboard\b/i.test(role),
};

const findIn =
  <R extends { id: number }>(rows: readonly R[]) =>
  ({ id }: { id: string }) =>
    rows.find((row) => String(row.id) === id) ?? null;
