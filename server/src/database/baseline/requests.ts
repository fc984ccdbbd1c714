/** What is remembered of requests and mails for a while, and what the product knows its own secrets by. */
export const requests = `
  CREATE TABLE idempotency_keys (
    key text PRIMARY KEY CHECK (key ~ '^[0-9a-f]{64}$'),
    form text NOT NULL,
    result jsonb,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    -- Of what was sent with the key, so that the same key with something else is refused. A keyed hash: the input may tell about
    -- somebody's health.
    fingerprint text CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
    -- The records that the answer is about, so that it goes with any of them.
    about text[] NOT NULL DEFAULT '{}'
  );
  CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

  -- How many mails each address was sent lately, by kind.
  CREATE TABLE mail_counts (
    -- A hash: whom we write to stands nowhere for this alone.
    recipient text NOT NULL CHECK (recipient ~ '^[0-9a-f]{64}$'),
    template text NOT NULL,
    since timestamptz(3) NOT NULL,
    count integer NOT NULL,
    PRIMARY KEY (recipient, template)
  );
  CREATE INDEX mail_counts_age ON mail_counts (since);

  -- A known text under each data key, by which a wrong key of the same name is noticed at start.
  CREATE TABLE data_key_canaries (
    key_id text PRIMARY KEY,
    sealed text NOT NULL
  );

  CREATE TABLE hash_secrets (
    purpose text PRIMARY KEY,
    sealed text NOT NULL
  );`;
