import type { InputRules } from '../../generated/rules.ts';
import type { ErrorDetail } from '../../platform/errors.ts';

/** All there is to say about one group of settings beside its part of the contract. */
export interface SettingsGroup {
  /** Its field of `SiteSettings`. */
  name: string;
  /** Its type in the contract, such as `FaqSettings`. */
  type: string;
  /** What staff read, such as `FAQ`. */
  title: string;
  /** What the contract demands of the input. */
  rules: InputRules;
  /** Its texts hold variables of their own, which `faults` looks at. */
  variables?: 'own';
  /** Lists that keep one item at least, once there is any: staff cannot empty them by a save. */
  keepsOne?: readonly string[];
  /** What visitors read, and bookings go by, where staff left something out; staff themselves see it blank. */
  defaults?: Document;
  /** What is wrong with a document as a whole, after each of its fields was found right. */
  faults?(document: Document): ErrorDetail[];
}

/** What was filled in, without what is null or has no items. */
// biome-ignore lint/suspicious/noExplicitAny: the contract says what is in it
export type Document = Record<string, any>;

/** Documents by the name of their group, each with its version and date; what is blank is null or has no items. */
export type AllSettings = Record<string, Document>;
export type SiteSettingsMapper = AllSettings;
