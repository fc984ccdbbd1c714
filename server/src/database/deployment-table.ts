/**
 * What a database knows of itself. Whoever puts a backup back makes this table first of all, before the migrations, so that what is half
 * there is known by it.
 */
export const deploymentTable = `
  CREATE TABLE IF NOT EXISTS deployment (
    -- There is only one row.
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    -- Tells databases apart. A restored copy has another one than what it is a copy of.
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    -- While a backup is being put back, and after that has failed: what is half there is not started.
    restoring_since timestamptz(3),
    -- Of a restored copy until it goes live: nothing leaves it.
    quiet_since timestamptz(3),
    -- The moment that a restored copy is of.
    quiet_snapshot_at timestamptz(3),
    -- The migration that code must know at least to use these tables. A migration that takes away what older code needs raises it.
    oldest_release integer NOT NULL,
    last_backup_at timestamptz(3),
    -- Its name, without its folder.
    last_backup_file text,
    CHECK (quiet_snapshot_at IS NULL OR quiet_since IS NOT NULL)
  );
  INSERT INTO deployment (oldest_release) VALUES (12) ON CONFLICT DO NOTHING;`;
