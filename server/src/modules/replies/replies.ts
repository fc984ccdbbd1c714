import type { Feature } from '../feature.ts';
import { personalReplies } from './personal-replies.ts';

export const replies: Feature = {
  personal: personalReplies,
  resolvers: {
    Query: {
      replyOptions: (_, { subject }, { services }) => services.replies.options(subject),
      replyPreview: (_, { subject, input }, { services }) => services.replies.preview(subject, input),
    },
    Mutation: {
      sendReply: (_, { subject, input, key }, { services, actor }) =>
        services.replies.send(actor, { subject, input, key }),
      sendReplyAgain: (_, { id }, { services, actor }) => services.replies.sendAgain(actor, id),
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
