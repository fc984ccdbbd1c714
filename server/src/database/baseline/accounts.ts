/** The staff: who they are, how they sign in, and how somebody becomes one of them. */
export const accounts = `
  CREATE TABLE users (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    email citext NOT NULL UNIQUE CHECK (length(email::text) <= 254),
    password_hash text NOT NULL,
    role text NOT NULL CHECK (role IN ('editor', 'owner', 'content', 'office', 'viewer')),
    created_at timestamptz(3) NOT NULL,
    last_seen_at timestamptz(3),
    -- What they call themselves.
    display_name text CHECK (char_length(display_name) BETWEEN 1 AND 80),
    -- Whether they have put the checklist of the first week away.
    first_week_away boolean NOT NULL DEFAULT false
  );

  CREATE TABLE sessions (
    id uuid PRIMARY KEY,
    user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
    ip text NOT NULL,
    user_agent text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    expires_at timestamptz(3) NOT NULL,
    ended_at timestamptz(3),
    last_used_at timestamptz(3) NOT NULL
  );
  CREATE INDEX sessions_user ON sessions (user_id);
  CREATE INDEX sessions_expiry ON sessions (expires_at);

  CREATE TABLE refresh_tokens (
    hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
    session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
    created_at timestamptz(3) NOT NULL,
    used_at timestamptz(3),
    -- The one that it was traded for; null for the first one of a session.
    parent text
  );
  CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id);
  CREATE INDEX refresh_tokens_parent ON refresh_tokens (parent) WHERE parent IS NOT NULL;

  CREATE TABLE password_resets (
    token_hash text PRIMARY KEY CHECK (token_hash ~ '^[0-9a-f]{64}$'),
    user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
    created_at timestamptz(3) NOT NULL,
    expires_at timestamptz(3) NOT NULL
  );
  CREATE INDEX password_resets_user ON password_resets (user_id);

  CREATE TABLE two_factor (
    user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    -- Sealed by the product: never anything in clear.
    secret text NOT NULL CHECK (secret LIKE 'v1.%'),
    -- Null until a code was shown that is right.
    confirmed_at timestamptz(3),
    -- Of the last code that was taken: it and earlier ones are not taken again.
    last_step integer NOT NULL DEFAULT 0
  );

  CREATE TABLE recovery_codes (
    user_id integer NOT NULL REFERENCES two_factor ON DELETE CASCADE,
    code_hash text NOT NULL CHECK (code_hash ~ '^[0-9a-f]{64}$'),
    PRIMARY KEY (user_id, code_hash)
  );

  CREATE TABLE account_policy (
    -- One row at most; none is the same as its defaults.
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    two_factor_required boolean NOT NULL DEFAULT false
  );

  CREATE TABLE invitations (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    email citext NOT NULL UNIQUE CHECK (length(email::text) <= 254),
    role text NOT NULL CHECK (role IN ('editor', 'owner', 'content', 'office', 'viewer')),
    token_hash text NOT NULL UNIQUE CHECK (token_hash ~ '^[0-9a-f]{64}$'),
    invited_by integer REFERENCES users ON DELETE SET NULL,
    created_at timestamptz(3) NOT NULL,
    expires_at timestamptz(3) NOT NULL
  );

  -- What makes the first account of a deployment its owner's.
  CREATE TABLE setup_token (
    -- One row at most.
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    -- The token is made from this and the secret of the product: every instance can print it, the database alone tells nobody.
    nonce text NOT NULL,
    token_hash text NOT NULL CHECK (token_hash ~ '^[0-9a-f]{64}$'),
    mailed_to citext,
    created_at timestamptz(3) NOT NULL DEFAULT now()
  );`;
