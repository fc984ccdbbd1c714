import type { TokenSigner } from '../../../platform/sealing/signed-token.ts';
import type { Content } from '../../content/content.ts';
import type { PagePaths } from '../../content/pages/page-paths.ts';
import { defineFeature } from '../../feature.ts';
import { NewsletterLinks } from '../newsletter-links.ts';
import { IssueArchiveService } from './issue-archive.service.ts';
import { IssueContents } from './issue-content.ts';
import { archivePathOf } from './issue-mail.ts';
import { IssuePreviewsService, type PreviewDeps } from './issue-previews.service.ts';
import { type IssuesDeps, IssuesService } from './issues.service.ts';
import { NewsletterIssueEntity } from './newsletter-issue.entity.ts';
import { NewsletterSendEntity } from './newsletter-send.entity.ts';
import { NewsletterSender, type SenderDeps } from './sender.ts';
import { SendingService } from './sending.service.ts';

interface Needs extends IssuesDeps, Omit<PreviewDeps & SenderDeps, 'contents' | 'links'> {
  content: Content;
  pagePaths: PagePaths;
  signer: TokenSigner;
  publicUrl: string;
}

export const newsletterIssues = defineFeature({
  services: ({ content, pagePaths, signer, publicUrl, ...needs }: Needs) => {
    const deps = { ...needs, contents: new IssueContents(content, pagePaths) };
    return {
      newsletterArchive: new IssueArchiveService(needs.db),
      newsletterIssues: new IssuesService(needs),
      newsletterPreviews: new IssuePreviewsService(deps),
      newsletterSender: new NewsletterSender({ ...deps, links: new NewsletterLinks(signer, publicUrl) }),
      newsletterSending: new SendingService(deps),
    };
  },
  retention: ({ newsletterIssues }) => ({ 'newsletter-issues': () => newsletterIssues.purgeDeleted() }),
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
});
