import type { Parameters } from './parameters.ts';

/** Where a page is, and what it reads of its address. */
export interface PageAddress {
  /** As the router takes it; `:id` is the number of a record. */
  path: string;
  /** What it reads of the query; nothing when left out. */
  parameters?: Parameters;
  /** Where the path has an `:id`: the field of the contract that answers its record. */
  record?: string;
  /** False where nobody begins: it follows a step of a visitor, or a link of a mail. */
  listed?: false;
  /** True where something is filled in: Back and the chat keep out of its way. */
  form?: true;
}

/** The pages of a folder. Each is named as its file: `registrationSuccess` is `registration-success-page.tsx`. */
export type PageAddresses = Readonly<Record<string, PageAddress>>;
