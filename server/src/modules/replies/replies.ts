import { defineFeature } from '../feature.ts';
import { AttachmentsService } from './attachments.service.ts';
import { personalReplies } from './personal-replies.ts';
import { type RepliesDeps, RepliesService } from './replies.service.ts';
import { type OutboxDeps, ReplyOutboxService } from './reply-outbox.service.ts';
import { UnsettledRepliesService } from './unsettled-replies.service.ts';

export const replies = defineFeature({
  services: (needs: RepliesDeps) => ({
    replies: new RepliesService(needs),
    unsettledReplies: new UnsettledRepliesService(needs),
  }),
  validates: ['ReplyInput'],
  personal: personalReplies,
  resolvers: {
    Query: {
      replyOptions: (_, { subject }, { services }) => services.replies.options(subject),
      unsettledReplies: (_, __, { services, actor }) => services.unsettledReplies.list(actor),
      replyPreview: (_, { subject, input }, { services }) => services.replies.preview(subject, input),
    },
    Mutation: {
      sendReply: (_, reply, { services, actor }) => services.replies.send(actor, reply),
      leaveReply: async (_, { id }, { services, actor }) => {
        await services.unsettledReplies.leave(actor, id);
        return services.replies.get(id);
      },
      sendReplyAgain: (_, { id }, { services, actor }) => services.replies.sendAgain(actor, id),
    },
    ListedRegistration: {
      replyProblem: ({ id }, _, { services }) =>
        services.unsettledReplies.problemOf({ kind: 'registration', id }),
    },
    ContactSubmission: {
      replyProblem: ({ id }, _, { services }) => services.unsettledReplies.problemOf({ kind: 'message', id }),
    },
    Registration: {
      chatGreeting: (registration, _, { services }) => services.replies.chatGreeting(registration),
    },
    TimelineEntry: {
      reply: ({ replyId }, _, { services }) => (replyId === null ? null : services.replies.find(replyId)),
    },
  },
});

/** What goes with the mail of a reply. Apart, because mails are made of it, and replies are sent as mails. */
export const replyOutbox = defineFeature({
  services: (needs: Omit<OutboxDeps, 'attachments'>) => {
    const attachments = new AttachmentsService(needs.db, needs.sealed);
    return { attachments, replyOutbox: new ReplyOutboxService({ ...needs, attachments }) };
  },
  retention: ({ attachments }) => ({ attachments: () => attachments.purgeUnused() }),
  resolvers: {
    Reply: {
      attachments: ({ id }, _, { services }) => services.attachments.ofReply(id),
    },
  },
});
