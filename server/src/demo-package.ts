// The demo agency is a package of its own, which a deployment neither loads nor installs. This is all the server knows of it.
import type { BookingMode, PriceTierInput, Residence } from './generated/schema.ts';
import type { Logger } from './platform/log.ts';
import { StartError } from './platform/start-error.ts';

/** `Picture` is the name of one. */
export interface DemoPackage<Picture extends string = string> {
  ownerEmail: string;
  /** The records of a list of the contract, such as `programs`. */
  records(list: string): Promise<readonly DemoRecord<Picture>[]>;
  /** Settings by the name of their group, with `picture:` and a name in place of the address of a picture. */
  settings: Record<string, object>;
  /** Dates, prices and bookings for trying, which a demo has only when they are asked for. */
  journeys(): Promise<DemoJourneys>;
  /** A finished JPEG, which is kept as it is. */
  picture(name: Picture): Promise<{ bytes: Buffer; alt: string }>;
  /** A PostgreSQL of its own with its files in this folder; started again when it ends by itself. */
  startPostgres(
    options: { folder: string; password: string },
    log: Pick<Logger, 'error' | 'info'>,
  ): Promise<{ url: string; stop(): Promise<void> }>;
  /** The URL of the one that another process has started from this folder, or null when none runs. */
  runningPostgres(folder: string, password: string): string | null;
}

/** What staff would fill in, with the name of a picture, if it has one, in place of its address. */
export type DemoRecord<Picture> = object & { picture?: Picture; createdAt?: string };

export interface DemoJourneys {
  /** Shillings for a dollar. */
  rate: number;
  /** Of the seller; no real one. */
  taxNumber: string;
  vehicles: { name: string; seats: number }[];
  programs: DemoBookedProgram[];
  bookings: DemoBooking[];
  waiting: DemoParty[];
}

/** A program of the demo, with how it is booked; what is left out is as the settings say. */
export interface DemoBookedProgram {
  name: string;
  bookingMode: BookingMode;
  depositPercent?: number;
  tiers: PriceTierInput[];
  dates: DemoDate[];
}

/** Days are counted from that on which it is loaded. */
export interface DemoDate {
  inDays: number;
  /** Days, the first and the last included. */
  lasts: number;
  capacity: number;
  startTime: string;
  least?: number;
  cutoffHours?: number;
  guaranteed?: boolean;
  status?: 'draft';
  /** By name. */
  guides?: string[];
  vehicles?: string[];
}

/** Who wants to travel on which date. */
export interface DemoParty {
  /** The name of a program. */
  of: string;
  inDays: number;
  who: string;
  from: Residence;
  adults: number;
  children?: number;
}

export interface DemoBooking extends DemoParty {
  becomes: 'requested' | 'held' | 'confirmed' | 'deposit' | 'paid' | 'cancelled' | 'declined' | 'lapsed';
}

const name = '@lubugo/demo';

/** Throws a StartError when it is not installed. */
export async function loadDemoPackage(): Promise<DemoPackage> {
  try {
    return (await import(name)).demo;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes(`'${name}'`)) throw error;
    throw new StartError(
      'Without DATABASE_URL this is a demo, and the demo (the package @lubugo/demo) is not installed: set DATABASE_URL, or install it with `npm install` in a whole clone.',
      { cause: error },
    );
  }
}
