import type { Feature } from '../feature.ts';
import { personalReplies } from './personal-replies.ts';

export const replies: Feature = {
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
    Reply: {
      attachments: ({ id }, _, { services }) => services.attachments.ofReply(id),
    },
  },
};
