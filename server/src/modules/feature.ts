import type { Counts, Resolvers } from '../generated/resolvers.ts';
import type { Actor } from '../platform/actor.ts';
import type { CookieJar } from '../platform/cookie-jar.ts';
import type { RetentionTask } from '../platform/jobs/retention.ts';
import type { PictureSource } from './content/picture-source.ts';
import type { PersonalTable } from './personal-table.ts';
import type { SearchSource } from './search-source.ts';
import type { AllSettings } from './settings/settings-group.ts';
import type { UpcomingSource } from './upcoming-source.ts';

/** What a resolver gets: who asks, and the services that its feature gives it. */
export interface Context<Services> {
  actor: Actor;
  services: Services;
  cookies: CookieJar;
  /** In place of those that are published: somebody looks at a draft. */
  siteSettings?: AllSettings;
}

/** What a module that is no type of content adds to the product; `features.ts` names them all. */
export interface Feature<Needs = unknown, Given = unknown, Task extends string = never> {
  /**
   * Makes its services of what it needs of the platform and of the features that start before it; the order stands in `services.ts`.
   * Its resolvers see what this gives and nothing else, so it passes on what they need of other features.
   */
  services?: (needs: Needs) => Given;
  /** What it removes each night, by name. */
  retention?: (known: Needs & Given) => Record<Task, RetentionTask>;
  entities?: readonly (new () => object)[];
  resolvers?: Resolvers<Context<Given>>;
  /** The tables behind types of the contract that visitors read: none where the answer is the same as long as the process runs. */
  tables?: Readonly<Record<string, readonly string[]>>;
  /**
   * Inputs and calls of the contract that it validates whole by itself, because it has rules that the contract cannot say and tells
   * all faults at once. Everywhere else the contract's @constraint is enforced before the resolver.
   */
  validates?: readonly string[];
  /** What the dashboard counts: the SQL of each number. */
  counters?: Readonly<Partial<Record<keyof Counts, string>>>;
  /** Its tables whose rows may name pictures: those pictures are in use. */
  pictureSources?: readonly PictureSource[];
  /** Its tables with something of the people who write to us, and what export and erasure do with them. */
  personal?: Readonly<Record<string, PersonalTable>>;
  /** How a search over everything finds it. */
  search?: SearchSource;
  /** What of it goes public by itself at its time. */
  upcoming?: UpcomingSource;
}

/** The feature as it is, with the types of what it needs, gives and removes. */
export const defineFeature = <Needs, Given, Task extends string = never>(
  feature: Feature<Needs, Given, Task>,
) => feature;
