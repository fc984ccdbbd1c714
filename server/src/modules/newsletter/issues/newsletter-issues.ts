import type { Feature } from '../../feature.ts';
import { archivePathOf } from './issue-mail.ts';
import { NewsletterIssueEntity } from './newsletter-issue.entity.ts';
import { NewsletterSendEntity } from './newsletter-send.entity.ts';

export const newsletterIssues: Feature = {
  validates: ['NewsletterIssueInput', 'testNewsletter'],
  upcoming: {
    kind: 'newsletterIssue',
    table: 'newsletter_issues',
    title: 'subject',
    at: 'scheduled_at',
    where: "status = 'scheduled' AND deleted_at IS NULL",
  },
  entities: [NewsletterIssueEntity, NewsletterSendEntity],
  tables: { ArchivedNewsletter: ['newsletter_issues'], NewsletterPart: [] },
  pictureSources: [
    {
      table: 'newsletter_issues',
      key: ['id'],
      kind: 'newsletter',
      title: 'subject',
      isDeleted: 'deleted_at IS NOT NULL',
      adminPath: ({ key }) => `/admin/newsletter/write?id=${key}`,
      replacing: 'never',
    },
  ],
  resolvers: {
    Query: {
      newsletterIssues: (_, __, { services }) => services.newsletterIssues.list(),
      newsletterIssue: (_, { id }, { services }) => services.newsletterIssues.find(id),
      newsletterAudience: (_, __, { services }) => services.newsletterSending.audience(),
      newsletterPreview: (_, { input, id }, { services }) => services.newsletterPreviews.preview(input, id),
      newsletterSends: (_, { issueId, state }, { services }) =>
        services.newsletterSending.sends(issueId, state),
      newsletterArchive: (_, __, { services }) => services.newsletterArchive.list(),
      archivedNewsletter: (_, { id }, { services }) => services.newsletterArchive.find(id),
    },
    NewsletterIssue: {
      counts: ({ id }, _, { services }) => services.newsletterIssues.counts(id),
      path: ({ id, content }) => (content ? archivePathOf(id) : null),
    },
    NewsletterSend: { email: ({ email }) => email ?? '' },
    ArchivedNewsletter: {
      path: ({ id }) => archivePathOf(id),
      subject: ({ content }) => content.subject,
      preheader: ({ content }) => content.preheader,
      parts: ({ content }) => content.parts,
    },
    Mutation: {
      createNewsletterIssue: (_, { input, key }, { services, actor }) =>
        services.newsletterIssues.create(actor, input, key),
      updateNewsletterIssue: (_, { id, input, version }, { services, actor }) =>
        services.newsletterIssues.update(actor, id, input, version),
      deleteNewsletterIssue: (_, { id, version }, { services, actor }) =>
        services.newsletterIssues.remove(actor, id, version),
      restoreNewsletterIssue: (_, { id }, { services, actor }) =>
        services.newsletterIssues.restore(actor, id),
      testNewsletter: (_, { input, id, to }, { services }) => services.newsletterPreviews.test(input, id, to),
      scheduleNewsletterIssue: (_, { id, at, version }, { services, actor }) =>
        services.newsletterSending.schedule(actor, id, at == null ? null : new Date(at), version),
      sendNewsletterIssue: (_, { id, version }, { services, actor }) =>
        services.newsletterSending.send(actor, id, version),
      pauseNewsletterIssue: (_, { id }, { services, actor }) => services.newsletterSending.pause(actor, id),
      resumeNewsletterIssue: (_, { id }, { services, actor }) => services.newsletterSending.resume(actor, id),
      stopNewsletterIssue: (_, { id }, { services, actor }) => services.newsletterSending.stop(actor, id),
      resendNewsletter: (_, { issueId, state, sendIds }, { services, actor }) =>
        services.newsletterSending.resend(actor, issueId, state, sendIds),
      leaveNewsletter: (_, { issueId, sendIds }, { services, actor }) =>
        services.newsletterSending.leave(actor, issueId, sendIds),
    },
  },
};
