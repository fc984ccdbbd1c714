import { defineFeature } from '../feature.ts';
import { columns, type PersonalTable } from '../personal-table.ts';
import { inWords } from '../search-source.ts';
import { type ContactDeps, ContactService } from './contact.service.ts';
import { ContactSubmissionEntity } from './contact-submission.entity.ts';

const personalMessages: Readonly<Record<string, PersonalTable>> = {
  contact_submissions: {
    name: 'Messages',
    rows: 'lower(email) = $1',
    kind: 'message',
    erasure: 'delete',
    columns: {
      ...columns('person', 'name email subject message'),
      ...columns('record', 'id created_at status status_at'),
      ...columns('ours', 'search_text deleted_at deleted_by assignee_id'),
    },
  },
};

export const contact = defineFeature({
  services: (needs: ContactDeps & { messageRetentionDays: number }) => ({
    contact: new ContactService(needs),
  }),
  retention: ({ contact, messageRetentionDays }) => ({
    messages: () => contact.deleteOld(messageRetentionDays),
  }),
  validates: ['ContactMessageInput'],
  personal: personalMessages,
  entities: [ContactSubmissionEntity],
  resolvers: {
    Query: {
      contactSubmissions: (_, args, { services }) => services.contact.list(args),
      contactSubmission: (_, { id }, { services, actor }) => services.contact.open(actor, id),
    },
    Mutation: {
      sendContactMessage: (_, { input, form }, { services, actor }) =>
        services.contact.send(actor, input, form),
      deleteContactSubmission: (_, { id }, { services, actor }) => services.contact.remove(actor, id),
      restoreContactSubmission: (_, { id }, { services, actor }) => services.contact.restore(actor, id),
    },
    ContactSubmission: {
      statusAt: ({ statusAt, createdAt }) => statusAt ?? createdAt,
    },
  },
  search: {
    right: 'readOffice',
    kind: 'message',
    table: 'contact_submissions',
    where: 'deleted_at IS NULL',
    title: 'subject',
    detail: 'name',
    newest: 'created_at DESC, id DESC',
    conditions: inWords('search_text'),
  },
  counters: { contactSubmissions: 'SELECT count(*) FROM contact_submissions WHERE deleted_at IS NULL' },
});
