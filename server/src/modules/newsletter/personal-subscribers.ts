import { columns, type PersonalTable } from '../personal-table.ts';

export const personalSubscribers: Readonly<Record<string, PersonalTable>> = {
  subscribers: {
    name: 'Newsletter',
    rows: 'lower(email) = $1',
    kind: 'subscriber',
    // The keyed hash stays, so that no list of addresses brings the person back.
    erasure: {
      set: `email = NULL, email_hash = $2, status = 'unsubscribed', unsubscribed_at = coalesce(unsubscribed_at, now()),
        mailed_at = NULL, consent_source = NULL`,
    },
    columns: {
      ...columns('person', 'email consent_source'),
      ...columns(
        'record',
        'id status created_at requested_at confirmed_at unsubscribed_at mailed_at consent_at',
      ),
      ...columns('ours', 'search_text email_hash'),
    },
  },
  newsletter_sends: {
    name: 'Newsletter issues sent',
    rows: 'subscriber_id IN (SELECT id FROM subscribers WHERE lower(email) = $1)',
    kind: null,
    // What was sent to a number that has no address any more; what the mail server said may hold the address.
    erasure: { set: 'reason = NULL' },
    columns: {
      ...columns('person', 'reason'),
      ...columns('record', 'id issue_id subscriber_id state attempts next_at updated_at'),
    },
  },
};
