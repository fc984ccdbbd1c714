// The one list of what the product is made of: entities, tables, resolvers, counters, REST calls and tests follow from it.
import { accounts } from './modules/accounts/accounts.ts';
import { activity } from './modules/activity/activity.ts';
import { alumni } from './modules/alumni/alumni.ts';
import { archive } from './modules/archive/archive.ts';
import { beforeTravel } from './modules/bookings/before-travel.ts';
import { bookings } from './modules/bookings/bookings.ts';
import { bookingDisputes } from './modules/bookings/disputes/booking-disputes.ts';
import { officeBookings } from './modules/bookings/office/office-bookings.ts';
import { quotes } from './modules/bookings/quotes/quotes.ts';
import { bookingRefunds } from './modules/bookings/refunds/booking-refunds.ts';
import { bookkeeping } from './modules/bookkeeping/bookkeeping.ts';
import { coaches } from './modules/coaches/coaches.ts';
import { contact } from './modules/contact/contact.ts';
import { content } from './modules/content/content-feature.ts';
import type { ContentType } from './modules/content/content-type.ts';
import { pictureSourceOf } from './modules/content/picture-source.ts';
import { customers } from './modules/customers/customers.ts';
import { demoContent } from './modules/demo-content/demo-content.ts';
import { departures } from './modules/departures/departures.ts';
import { deployment, goLive } from './modules/deployment/deployment.ts';
import { donations } from './modules/donations/donations.ts';
import { drafts } from './modules/drafts/drafts.ts';
import { facilities } from './modules/facilities/facilities.ts';
import type { Feature } from './modules/feature.ts';
import { gallery } from './modules/gallery/gallery.ts';
import { galleryPictures } from './modules/gallery/gallery-pictures.ts';
import { inbox } from './modules/inbox/inbox.ts';
import { live } from './modules/live/live.ts';
import { mail } from './modules/mail/mail.ts';
import { media, mediaReplacement } from './modules/media/media.ts';
import { newsletterIssues } from './modules/newsletter/issues/newsletter-issues.ts';
import { newsletter } from './modules/newsletter/newsletter.ts';
import { office, work } from './modules/office/office.ts';
import { payments } from './modules/payments/payments.ts';
import { pdfFiles } from './modules/pdf-files/pdf-files.ts';
import { persons, traces } from './modules/persons/persons.ts';
import { postRules, posts } from './modules/posts/posts.ts';
import { programGuides } from './modules/programs/program-guides.ts';
import { programs } from './modules/programs/programs.ts';
import { redirects } from './modules/redirects/redirects.ts';
import { registrations } from './modules/registrations/registrations.ts';
import { replies, replyOutbox } from './modules/replies/replies.ts';
import { reviews } from './modules/reviews/reviews.ts';
import { revisions } from './modules/revisions/revisions.ts';
import { search } from './modules/search/search.ts';
import { inFolded, type SearchSource } from './modules/search-source.ts';
import { settings } from './modules/settings/settings.ts';
import { stats } from './modules/stats/stats.ts';
import { trash } from './modules/trash/trash.ts';
import { upcoming } from './modules/upcoming/upcoming.ts';
import type { UpcomingSource } from './modules/upcoming-source.ts';
import { columnOf, tableOf } from './platform/database/table-of.ts';
import { capitalised } from './platform/text/in-words.ts';

export const contentTypes: readonly ContentType[] = [
  // In the order in which REST and its document have them.
  programs,
  coaches,
  facilities,
  posts,
  gallery,
  alumni,
];

/** What is no type of content, in the order in which it is listed; `services.ts` says in which order they start. */
export const modules = {
  accounts,
  activity,
  archive,
  beforeTravel,
  bookingDisputes,
  bookingRefunds,
  bookings,
  bookkeeping,
  contact,
  content,
  customers,
  demoContent,
  departures,
  deployment,
  donations,
  drafts,
  galleryPictures,
  goLive,
  inbox,
  live,
  mail,
  media,
  mediaReplacement,
  newsletter,
  office,
  officeBookings,
  newsletterIssues,
  payments,
  pdfFiles,
  persons,
  postRules,
  programGuides,
  quotes,
  redirects,
  registrations,
  replies,
  replyOutbox,
  reviews,
  revisions,
  search,
  settings,
  stats,
  traces,
  trash,
  upcoming,
  work,
};

export const features = [...contentTypes.map(featureOf), ...Object.values(modules)];

/** All that TypeORM has to know. */
export const entities = features.flatMap((feature) => feature.entities ?? []);

/** The tables behind the types of the contract that visitors read, and behind single fields that read others besides. What holds a type that is not named here is never kept. */
export const tablesOf: Readonly<Record<string, readonly string[]>> = {
  // Where a page stands is told by its connection, which says its table.
  PageInfo: [],
  ...named(({ tables }) => tables),
};

/** Inputs and calls whose @constraint is enforced where they are read; see `Feature.validates`. */
export const validatedByModules: ReadonlySet<string> = new Set(
  features.flatMap(({ validates }) => validates ?? []),
);

/** The tables with something of the people who write to us. */
export const personalTables = named(({ personal }) => personal);

/** The SQL of each number of the dashboard. */
export const counters = named((feature) => feature.counters);

/** The tables whose rows may name pictures. */
export const pictureSources = features.flatMap((feature) => feature.pictureSources ?? []);

/** What a search over everything looks into, content first. */
export const searchSources = features.flatMap(({ search }) => search ?? []);

/** What goes public by itself. */
export const upcomingSources = features.flatMap(({ upcoming }) => upcoming ?? []);

/** What all features say of one thing, by its name. */
function named<Value>(
  said: (feature: (typeof features)[number]) => Readonly<Record<string, Value>> | undefined,
): Readonly<Record<string, Value>> {
  return Object.assign({}, ...features.map(said));
}

function featureOf(content: ContentType): Feature {
  const { type, entity, many, counter = many, page, relatedTypes = [] } = content;
  const table = tableOf(entity);
  const types = [type, `${type}Connection`, ...relatedTypes];
  return {
    entities: [entity],
    tables: {
      ...Object.fromEntries(types.map((name) => [name, [table]])),
      // How the addresses of records are written is a setting.
      ...(page && { [`${type}.path`]: ['settings'] }),
    },
    counters: { [counter]: `SELECT count(*) FROM ${table} WHERE deleted_at IS NULL` },
    pictureSources: [pictureSourceOf(content)],
    search: searchOf(content),
    validates: [`${type}Input`, 'RecordsInput', `order${capitalised(content.plural ?? many)}`],
    ...(content.isPublishable && { upcoming: upcomingOf(content) }),
  };
}

function searchOf({ one, entity, title, isPublishable }: ContentType): SearchSource {
  return {
    kind: one as SearchSource['kind'],
    table: tableOf(entity),
    where: 'deleted_at IS NULL',
    title: columnOf(entity, title),
    detail: isPublishable ? "NULLIF(status, 'published')" : 'NULL',
    // Not by the index of numbers: it would look through all texts for a word that stands in none.
    newest: 'id + 0 DESC',
    conditions: inFolded,
  };
}

function upcomingOf({ one, entity, title }: ContentType): UpcomingSource {
  return {
    kind: one,
    table: tableOf(entity),
    title: columnOf(entity, title),
    at: 'publish_at',
    where: "status = 'scheduled' AND deleted_at IS NULL",
  };
}
