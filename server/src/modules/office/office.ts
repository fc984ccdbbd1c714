import type { Feature } from '../feature.ts';
import { personalWork } from './personal-work.ts';
import { ReminderRow } from './reminder.entity.ts';
import { TimelineEntryRow } from './timeline-entry.entity.ts';

export const office: Feature = {
  validates: [
    'setRegistrationStatus',
    'assignRegistrations',
    'setMessageStatus',
    'assignMessages',
    'addReminder',
  ],
  personal: personalWork,
  entities: [TimelineEntryRow, ReminderRow],
  resolvers: {
    Query: {
      timeline: (_, { subject }, { services }) => services.timeline.list(subject),
      reminders: (_, args, { services, actor }) => services.reminders.list(actor, args),
      registrationNeighbours: (_, { id, ...args }, { services }) =>
        services.registrations.neighbours(id, args),
      contactSubmissionNeighbours: (_, { id, ...args }, { services }) =>
        services.contact.neighbours(id, args),
    },
    Mutation: {
      setRegistrationStatus: async (_, { ids, status }, { services, actor }) =>
        services.registrations.listed(await services.work.setStatus(actor, 'registration', ids, status)),
      assignRegistrations: async (_, { ids, assigneeId }, { services, actor }) =>
        services.registrations.listed(await services.work.assign(actor, 'registration', ids, assigneeId)),
      setMessageStatus: async (_, { ids, status }, { services, actor }) =>
        services.contact.listed(await services.work.setStatus(actor, 'message', ids, status)),
      assignMessages: async (_, { ids, assigneeId }, { services, actor }) =>
        services.contact.listed(await services.work.assign(actor, 'message', ids, assigneeId)),
      addNote: (_, args, { services, actor }) => services.notes.add(actor, args),
      changeNote: (_, { id, ...args }, { services, actor }) => services.notes.change(actor, id, args),
      removeNote: (_, { id }, { services, actor }) => services.notes.remove(actor, id),
      addReminder: (_, args, { services, actor }) => services.reminders.add(actor, args),
      setReminderDone: (_, { id, done }, { services, actor }) => services.reminders.setDone(actor, id, done),
      removeReminder: (_, { id }, { services, actor }) => services.reminders.remove(actor, id),
    },
    Subject: {
      title: (subject, _, { services }) => services.subjects.titleOf(subject),
    },
    TimelineEntry: {
      by: ({ byId }, _, { services }) => services.staff.member(byId),
      text: (entry, _, { services }) => services.timeline.textOf(entry),
      reminder: ({ reminderId }, _, { services }) => services.reminders.one(reminderId),
    },
    Reminder: {
      text: (reminder, _, { services }) => services.reminders.text(reminder),
      assignee: ({ assigneeId }, _, { services }) => services.staff.member(assigneeId),
    },
  },
};
