/** List of the inbox → its table. */
const lists = {
  registrations: 'registrations',
  messages: 'contact_submissions',
  subscribers: 'subscribers',
  donations: 'donations',
};

/** Which rows each person opened since the moment in `inbox_seen`, up to which they have read everything. */
const readRows = ([list, table]: [string, string]) => `
  CREATE TABLE ${list}_read (
    user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
    row_id integer NOT NULL REFERENCES ${table} ON DELETE CASCADE,
    PRIMARY KEY (row_id, user_id)
  );
  CREATE INDEX ${list}_read_user ON ${list}_read (user_id);`;

/** What each person has seen of what came in. */
export const reads = `
  -- The newest that somebody was shown of each list; null for one they never looked at.
  CREATE TABLE inbox_seen (
    user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    registrations timestamptz(3),
    messages timestamptz(3),
    subscribers timestamptz(3),
    donations timestamptz(3)
  );
  ${Object.entries(lists).map(readRows).join('\n')}`;
