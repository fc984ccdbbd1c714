/** The log of what was done. */
export const activities = `
  CREATE TABLE activities (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    type text NOT NULL,
    description text NOT NULL,
    entity_type text NOT NULL,
    entity_id integer,
    user_id integer REFERENCES users ON DELETE SET NULL,
    ip text NOT NULL,
    user_agent text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    -- Who did it is known after their account is gone.
    user_email text,
    -- Written by a trigger: folding 100,000 entries for a search would take seconds.
    search_folded text,
    -- What one entry sums up is not on the dashboard beside it.
    in_bulk boolean NOT NULL DEFAULT false
  );
  CREATE INDEX activities_newest ON activities (created_at DESC, id DESC);
  CREATE INDEX activities_user ON activities (user_id);
  CREATE INDEX activities_person ON activities (user_email, created_at DESC, id DESC) WHERE user_email IS NOT NULL;
  CREATE INDEX activities_search_folded ON activities USING gin (search_folded gin_trgm_ops);
  CREATE TRIGGER fold_activity BEFORE INSERT OR UPDATE ON activities
    FOR EACH ROW EXECUTE FUNCTION fold_activity();`;
