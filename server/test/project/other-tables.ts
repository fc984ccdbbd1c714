// Tables without the data of people who write to us: why, and their columns, so that a new one has to be named. Types of content are none of them.

interface OtherTable {
  why: string;
  columns: string;
}

const kept = 'id version created_at updated_at updated_by deleted_at deleted_by';
const content = 'What staff publish: who is in it is taken out on its screen.';
const account = 'Of the accounts of staff: it goes with the account, on the People screen.';
const product = "The product's own.";

export const otherTables: Readonly<Record<string, OtherTable>> = {
  media: {
    why: content,
    columns:
      'id width height placeholder original_type created_at number name bytes alt caption credit focus_x focus_y version created_by updated_at updated_by deleted_at deleted_by search_folded',
  },
  media_uses: { why: content, columns: 'media_id source key' },
  pdf_files: { why: content, columns: 'id bytes created_at' },
  newsletter_issues: {
    why: content,
    columns: `${kept} subject preheader blocks per_minute status scheduled_at started_at ended_at content problem`,
  },
  drafts: { why: content, columns: 'user_id kind key base_version document updated_at' },
  revisions: { why: content, columns: 'id kind key version event document user_id created_at' },
  settings: { why: content, columns: 'name document version updated_at updated_by' },
  demo_removals: { why: content, columns: 'id records settings removed_at' },
  redirects: { why: content, columns: `${kept} from to` },
  departures: {
    why: content,
    columns:
      'id uuid program_id starts_on ends_on start_time cutoff_hours cutoff_at capacity least guaranteed status visible title notes version created_at updated_at updated_by',
  },
  booking_mails: { why: product, columns: 'booking_id mail starts_on sent_at stopped' },
  payment_comparisons: {
    why: product,
    columns: 'id provider by_id by_name started_at ended_at charges refunds found problem',
  },
  payment_listings: { why: product, columns: 'comparison_id about number reference status amount currency' },
  departure_seats: { why: product, columns: 'departure_id taken' },
  vehicles: { why: content, columns: 'id name seats version created_at updated_at updated_by' },
  assignments: { why: content, columns: 'id departure_id coach_id vehicle_id days' },
  price_lists: { why: content, columns: 'program_id departure_id version updated_at updated_by' },
  price_tiers: {
    why: content,
    columns:
      'id program_id departure_id position residence age_band currency amount permit people_from people_to days_from days_to',
  },
  consent_versions: { why: content, columns: 'id version words created_at' },
  activities: {
    why: 'It names records by their numbers; erasure takes address and device out of what the person did, and the address out of what was done to an account of theirs.',
    columns:
      'id type description entity_type entity_id user_id ip user_agent created_at user_email search_folded in_bulk',
  },
  idempotency_keys: {
    why: 'Erasure removes the answers about records of the person; all go after two days.',
    columns: 'key form result created_at fingerprint about',
  },
  instances: { why: product, columns: 'id role release machine since beat_at' },
  rate_limits: {
    why: 'It knows nobody: whom it counts is a keyed hash, and all go within two days.',
    columns: 'key points ends_at',
  },
  mail_counts: {
    why: 'Erasure removes the count of the address.',
    columns: 'recipient template since count',
  },
  sandbox_payments: {
    why: product,
    columns: 'id reference status amount currency created_at channel succeeds_at',
  },
  sandbox_pages: {
    why: product,
    columns: 'id reference amount currency title description return_url ends_at',
  },
  sandbox_refunds: { why: product, columns: 'id payment_id amount created_at paid_out_at' },
  account_policy: { why: account, columns: 'is_only two_factor_required' },
  users: {
    why: account,
    columns: 'id email password_hash role created_at last_seen_at display_name first_week_away',
  },
  sessions: { why: account, columns: 'id user_id ip user_agent created_at expires_at ended_at last_used_at' },
  refresh_tokens: { why: account, columns: 'hash session_id created_at used_at parent' },
  password_resets: { why: account, columns: 'token_hash user_id created_at expires_at' },
  recovery_codes: { why: account, columns: 'user_id code_hash' },
  two_factor: { why: account, columns: 'user_id secret confirmed_at last_step' },
  invitations: { why: account, columns: 'id email role token_hash invited_by created_at expires_at' },
  setup_token: { why: account, columns: 'is_only nonce token_hash mailed_to created_at' },
  inbox_seen: { why: account, columns: 'user_id registrations messages subscribers donations bookings' },
  registrations_read: { why: account, columns: 'user_id row_id' },
  messages_read: { why: account, columns: 'user_id row_id' },
  subscribers_read: { why: account, columns: 'user_id row_id' },
  bookings_read: { why: account, columns: 'user_id row_id' },
  donations_read: { why: account, columns: 'user_id row_id' },
  data_key_canaries: { why: product, columns: 'key_id sealed' },
  hash_secrets: { why: product, columns: 'purpose sealed' },
  office_changes: { why: product, columns: 'tx kind row_id at' },
  office_changes_purged: { why: product, columns: 'id up_to' },
  open_records: {
    why: account,
    columns: 'editing kind opened_at record_id seen_at session_id user_id writing',
  },
  deployment: {
    why: product,
    columns:
      'is_only id restoring_since quiet_since quiet_snapshot_at oldest_release last_backup_at last_backup_file uploads_since',
  },
  migrations: { why: product, columns: 'id timestamp name' },
};
