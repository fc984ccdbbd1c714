// Which records are known not to exist, so that numbers which anybody can make up reach neither the handlers nor the database.
// As exact as the byte cache: with any change, all of it is asked anew.
import type { Content } from '../../modules/content/content.ts';
import type { Actor } from '../../platform/actor.ts';
import type { ContentChanges } from '../../platform/changes/content-changes.ts';
import { parseId } from '../../platform/ids.ts';
import type { RecordAddress, SiteAddress } from './site-address.ts';

export interface MissingRecords {
  /** The address of what says that there is none, where that is known; else `page` itself. */
  pageOf(page: SiteAddress | null): SiteAddress | null;
  /** Runs `ask`, which answers whether there is such a record, and learns from it. */
  learn(record: RecordAddress, ask: () => Promise<boolean>): Promise<boolean>;
  close(): void;
}

interface MissingRecordsDeps {
  changes: ContentChanges;
  content: Content;
  /** False: nothing is remembered. */
  on: boolean;
}

/** Numbers that are remembered below the highest of their kind: as many as were deleted, or are not published. */
const maxRemembered = 10_000;

const visitor: Actor = { user: null, ip: '', userAgent: '' };

export function createMissingRecords({ changes, content, on }: MissingRecordsDeps): MissingRecords {
  /** By the field of the contract: above it there is none. */
  const highest = new Map<string, number>();
  const missing = new Set<string>();
  let changed = 0;
  const unsubscribe = changes.subscribe(() => {
    changed += 1;
    highest.clear();
    missing.clear();
  });
  const isOn = () => on && changes.listening;

  function isKnown({ field, id }: RecordAddress): boolean {
    const number = parseId(id);
    if (number === null || !isOn()) return false;
    return number > (highest.get(field) ?? number) || missing.has(`${field} ${number}`);
  }

  return {
    pageOf(page) {
      const record = page?.record;
      if (!record || !isKnown(record)) return page;
      return { ...page, url: record.missingUrl, kind: 'own', isUnknown: true, record: null };
    },
    async learn(record, ask) {
      const { field, id } = record;
      const begun = changed;
      if (await ask()) return true;
      // Of what is no type of content the highest number is not known: what is missing is remembered one by one.
      const last = highest.get(field) ?? (await content.find(field)?.highestId(visitor)) ?? Infinity;
      if (begun !== changed || !isOn()) return false;
      highest.set(field, last);
      if (missing.size >= maxRemembered) missing.clear();
      const number = parseId(id);
      if (number !== null && number <= last) missing.add(`${field} ${number}`);
      return false;
    },
    close: unsubscribe,
  };
}
