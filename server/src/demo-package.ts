// The demo agency is a package of its own, which a deployment neither loads nor installs. This is all the server knows of it.
import type { Logger } from './platform/log.ts';
import { StartError } from './platform/start-error.ts';

/** `Picture` is the name of one. */
export interface DemoPackage<Picture extends string = string> {
  ownerEmail: string;
  /** The records of a list of the contract, such as `programs`. */
  records(list: string): Promise<readonly DemoRecord<Picture>[]>;
  /** Settings by the name of their group, with `picture:` and a name in place of the address of a picture. */
  settings: Record<string, object>;
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
