import { columns, type PersonalTable } from '../personal-table.ts';

const mine = 'donation_id IN (SELECT id FROM donations WHERE lower(email) = $1)';

export const personalDonations: Readonly<Record<string, PersonalTable>> = {
  donations: {
    name: 'Donations',
    rows: 'lower(email) = $1',
    kind: 'donation',
    // Amount, currency, date and reference stay for the books.
    erasure: { set: "name = '', email = '', phone = NULL, problem = NULL, anonymised_at = now()" },
    columns: {
      ...columns('person', 'name email phone problem'),
      ...columns('record', 'id reference currency amount status provider provider_transaction_id'),
      ...columns('record', 'created_at checked_at settled_at anonymised_at'),
      ...columns('ours', 'search'),
    },
  },
  donation_events: {
    name: 'What happened to donations',
    rows: mine,
    kind: null,
    // It says what staff did and when, of a donation that has no person any more.
    erasure: 'keep',
    columns: {
      ...columns('record', 'id donation_id type times created_at last_at'),
      ...columns('ours', 'by_email'),
    },
  },
};
