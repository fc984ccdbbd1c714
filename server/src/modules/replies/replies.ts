import { defineFeature } from '../feature.ts';
import { columns, type PersonalTable } from '../personal-table.ts';
import { AttachmentsService, aboutAttachments } from './attachments.service.ts';
import { type RepliesDeps, RepliesService } from './replies.service.ts';
import { aboutReplies, type OutboxDeps, ReplyOutboxService } from './reply-outbox.service.ts';
import { UnsettledRepliesService } from './unsettled-replies.service.ts';

/** Replies to what the person sent. */
const rows = `(registration_id IN (SELECT id FROM registrations WHERE lower(email) = $1)
  OR message_id IN (SELECT id FROM contact_submissions WHERE lower(email) = $1)
  OR booking_id IN (SELECT id FROM bookings WHERE lower(email) = $1))`;

const personalReplies: Readonly<Record<string, PersonalTable>> = {
  replies: {
    name: 'Replies',
    rows,
    kind: null,
    // A booking stays, without its person.
    erasure: 'delete',
    columns: {
      sealed: `sealed:${aboutReplies}`,
      ...columns('person', 'error'),
      ...columns(
        'record',
        'id registration_id message_id booking_id state attempt created_at state_at left_at',
      ),
    },
  },
  attachments: {
    name: 'Files of replies',
    rows: `reply_id IN (SELECT id FROM replies WHERE ${rows})`,
    kind: null,
    erasure: 'cascade',
    columns: {
      sealed: `sealed:${aboutAttachments}`,
      ...columns('file', 'bytes'),
      ...columns('record', 'id reply_id position type size created_at'),
      ...columns('ours', 'uploaded_by'),
    },
  },
};

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
    Booking: {
      replyProblem: ({ id }, _, { services }) => services.unsettledReplies.problemOf({ kind: 'booking', id }),
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
