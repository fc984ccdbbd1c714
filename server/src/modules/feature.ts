import type { Counts, Resolvers } from '../generated/resolvers.ts';
import type { PictureSource } from './content/picture-source.ts';
import type { PersonalTable } from './personal-table.ts';
import type { SearchSource } from './search-source.ts';
import type { UpcomingSource } from './upcoming-source.ts';

/** What a module that is no type of content adds to the product; `features.ts` names them all. */
export interface Feature {
  entities?: readonly (new () => object)[];
  resolvers?: Resolvers;
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
