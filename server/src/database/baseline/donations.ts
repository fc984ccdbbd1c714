/** What is given, and what the payment provider said of it each time. */
export const donations = `
  CREATE TABLE donations (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    reference text NOT NULL UNIQUE,
    name text NOT NULL,
    email text NOT NULL,
    phone text CHECK (length(phone) BETWEEN 1 AND 40),
    currency text NOT NULL CHECK (currency IN ('USD', 'UGX', 'KES', 'EUR', 'GBP')),
    amount numeric(12, 2) NOT NULL CHECK (amount > 0 AND amount = trunc(amount)),
    status text NOT NULL CHECK (status IN ('pending', 'successful', 'failed')),
    provider text NOT NULL,
    provider_transaction_id text,
    problem text,
    created_at timestamptz(3) NOT NULL,
    checked_at timestamptz(3),
    settled_at timestamptz(3) CHECK ((settled_at IS NULL) = (status = 'pending')),
    search text GENERATED ALWAYS AS (lower(name || ' ' || email || ' ' || reference)) STORED,
    -- Donors are removed from their donations after some years, which leaves texts empty.
    anonymised_at timestamptz(3)
  );
  ALTER TABLE donations
    ADD CHECK (length(name) <= 200 AND length(email) <= 254) NOT VALID,
    ADD CHECK (anonymised_at IS NOT NULL OR (name <> '' AND email <> '')) NOT VALID;
  CREATE INDEX donations_newest ON donations (created_at DESC, id DESC);
  CREATE INDEX donations_name ON donations (lower(name), id);
  CREATE INDEX donations_pending ON donations (created_at) WHERE status = 'pending';
  CREATE INDEX donations_booked ON donations (coalesce(settled_at, created_at), id);
  -- Those that came in: what is new to somebody is counted from the newest of them.
  CREATE INDEX donations_settled ON donations (settled_at DESC, id DESC)
    WHERE status = 'successful' OR problem IS NOT NULL;
  CREATE INDEX donations_search ON donations USING gin (search gin_trgm_ops);
  CREATE INDEX donations_folded ON donations USING gin (search_fold(search) gin_trgm_ops);
  CREATE INDEX donations_email ON donations (lower(email)) WHERE email <> '';
  CREATE TRIGGER donations_office AFTER UPDATE OR DELETE ON donations
    FOR EACH ROW EXECUTE FUNCTION note_office_change('donation');

  CREATE TABLE donation_events (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    donation_id integer NOT NULL REFERENCES donations ON DELETE CASCADE,
    type text NOT NULL CHECK (type IN ('pending', 'successful', 'failed', 'refused', 'unreachable', 'thanks')),
    by_email text CHECK (length(by_email) <= 254),
    -- The same answer again counts up.
    times integer NOT NULL DEFAULT 1,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    last_at timestamptz(3) NOT NULL DEFAULT now()
  );
  CREATE INDEX donation_events_donation ON donation_events (donation_id, id);

  -- What people clicked in the checkout of a demo. Stays empty in a deployment.
  CREATE TABLE sandbox_payments (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    reference text NOT NULL,
    status text NOT NULL CHECK (status IN ('successful', 'failed')),
    amount numeric(12, 2) NOT NULL,
    currency text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now()
  );
  CREATE INDEX sandbox_payments_reference ON sandbox_payments (reference);`;
