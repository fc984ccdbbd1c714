export const contentTables = ['programs', 'coaches', 'facilities', 'posts', 'gallery', 'alumni'];

/** What all content has; `contentTable` makes tables that come later. */
const kept = `
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_by integer REFERENCES users ON DELETE SET NULL,
    -- Null while it is there; else since when it waits to be restored or removed for good.
    deleted_at timestamptz(3),
    deleted_by integer REFERENCES users ON DELETE SET NULL,
    CHECK (deleted_at IS NOT NULL OR deleted_by IS NULL)`;

/** What a picture shows, in words. */
const imageAlt = 'image_alt text CHECK (length(image_alt) BETWEEN 1 AND 300)';

/** Of what can wait for its day. */
const published = `
    status text NOT NULL DEFAULT 'published' CHECK (status IN ('published', 'draft', 'scheduled')),
    publish_at timestamptz(3),
    -- Null means never, or, while it is published, since it was made.
    published_at timestamptz(3),
    CHECK ((status = 'scheduled') = (publish_at IS NOT NULL))`;

/** The version that the schedule published, so that who was editing it then is not told of a conflict with nobody. */
const publishedFrom = 'published_from integer';

/** The texts that searches of visitors look into, folded, and kept apart by a sign that nobody types. */
const searchFolded = (...texts: string[]) => `search_folded text GENERATED ALWAYS AS (
      ${texts.map((text) => `text_fold(${text})`).join(` || E'\\x1f' || `)}
    ) STORED`;

const shared = (table: string) => `
  CREATE INDEX ${table}_updated_by ON ${table} (updated_by);
  CREATE INDEX ${table}_deleted ON ${table} (deleted_at) WHERE deleted_at IS NOT NULL;
  CREATE INDEX ${table}_deleted_by ON ${table} (deleted_by) WHERE deleted_by IS NOT NULL;
  CREATE INDEX ${table}_search_folded ON ${table} USING gin (search_folded gin_trgm_ops);
  CREATE TRIGGER ${table}_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();`;

/** What staff publish. Lists never show what is deleted, so what they walk along does not hold it; `position` is their order by hand. */
export const content = `
  CREATE TABLE programs (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
    description text NOT NULL CHECK (length(description) BETWEEN 1 AND 10000),
    image_url text NOT NULL CHECK (length(image_url) BETWEEN 1 AND 2000),
    duration text NOT NULL CHECK (length(duration) BETWEEN 1 AND 100),
    price numeric(12, 2) NOT NULL CHECK (price >= 0),
    schedule text NOT NULL CHECK (length(schedule) BETWEEN 1 AND 500),
    category text NOT NULL CHECK (category IN ('activity', 'services', 'destination')),
    is_active boolean NOT NULL,
    max_participants integer CHECK (max_participants >= 1),
    ${kept},
    ${published},
    ${imageAlt},
    ${publishedFrom},
    minimum_age integer CHECK (minimum_age BETWEEN 1 AND 120),
    ${searchFolded('name', 'description')},
    position integer,
    price_per text CHECK (price_per IN ('person', 'group'))
  );
  CREATE INDEX programs_due ON programs (publish_at) WHERE status = 'scheduled';
  CREATE INDEX programs_position ON programs (COALESCE(position, 999999999), id) WHERE deleted_at IS NULL;

  CREATE TABLE coaches (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
    role text NOT NULL CHECK (length(role) BETWEEN 1 AND 200),
    bio text NOT NULL CHECK (length(bio) BETWEEN 1 AND 5000),
    specialties text[] NOT NULL,
    image_url text,
    ${kept},
    ${imageAlt},
    ${searchFolded('name', 'role', 'bio', 'text_list(specialties)')},
    position integer
  );
  CREATE INDEX coaches_position ON coaches (COALESCE(position, 999999999), id) WHERE deleted_at IS NULL;

  CREATE TABLE facilities (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
    description text NOT NULL CHECK (length(description) BETWEEN 1 AND 10000),
    features text[] NOT NULL,
    equipment text[] NOT NULL,
    image_url text NOT NULL,
    opening_hours text,
    available_days text,
    capacity text,
    maintenance text,
    ${kept},
    ${imageAlt},
    ${searchFolded('name', 'description', 'text_list(features)', 'text_list(equipment)')},
    position integer
  );
  CREATE INDEX facilities_position ON facilities (COALESCE(position, 999999999), id) WHERE deleted_at IS NULL;

  CREATE TABLE posts (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
    content text NOT NULL,
    text text NOT NULL,
    category text NOT NULL
      CHECK (category IN ('news', 'events', 'announcements', 'destinations', 'tours', 'deals')),
    image_url text,
    video_url text,
    ${kept},
    ${published},
    -- No code reads it: staff search in search_folded as well.
    search_text text NOT NULL GENERATED ALWAYS AS (' ' || lower(title || ' ' || text)) STORED,
    ${imageAlt},
    -- Which rules the HTML was sanitised by, so that it need not be done at each read; 0: by none that we know of.
    content_rules integer NOT NULL DEFAULT 0,
    ${publishedFrom},
    ${searchFolded('title', 'text')}
  );
  CREATE INDEX posts_newest ON posts (created_at DESC, id DESC) WHERE deleted_at IS NULL;
  CREATE INDEX posts_due ON posts (publish_at) WHERE status = 'scheduled';
  CREATE INDEX posts_latest ON posts (COALESCE(published_at, created_at) DESC, id DESC) WHERE status = 'published';
  CREATE INDEX posts_title ON posts (lower(title), id);
  CREATE INDEX posts_updated ON posts (updated_at, id);
  CREATE INDEX posts_category_newest ON posts (category, created_at, id);

  CREATE TABLE gallery (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
    category text NOT NULL CHECK (category IN ('events', 'stays', 'activity', 'competitions')),
    date date NOT NULL,
    type text NOT NULL CHECK (type IN ('image', 'video')),
    image_url text CHECK (type = 'video' OR image_url IS NOT NULL),
    video_url text CHECK (type = 'image' OR video_url IS NOT NULL),
    ${kept},
    ${imageAlt},
    ${searchFolded('title')},
    position integer
  );
  CREATE INDEX gallery_newest ON gallery (date DESC, id DESC) WHERE deleted_at IS NULL;
  CREATE INDEX gallery_position
    ON gallery ((CASE WHEN position IS NULL THEN date - DATE '4713-01-01 BC' ELSE -position END), id) WHERE deleted_at IS NULL;

  CREATE TABLE alumni (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
    position text NOT NULL CHECK (length(position) BETWEEN 1 AND 2000),
    current_team text,
    graduation_year integer NOT NULL,
    category text NOT NULL CHECK (category IN ('professional', 'college', 'youth')),
    achievements text[] NOT NULL,
    image text NOT NULL,
    ${kept},
    ${imageAlt},
    ${searchFolded('name', `coalesce(current_team, '')`, 'position')}
  );
  ${contentTables.map(shared).join('\n')}`;
