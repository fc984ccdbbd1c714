import type { StaffService } from '../accounts/staff.service.ts';
import type { ContactService } from '../contact/contact.service.ts';
import { defineFeature } from '../feature.ts';
import { columns, type PersonalTable } from '../personal-table.ts';
import type { RegistrationsService } from '../registrations/registrations.service.ts';
import { type NotesDeps, NotesService } from './notes.service.ts';
import { ReminderRow } from './reminder.entity.ts';
import { RemindersService } from './reminders.service.ts';
import { about } from './sealed-texts.ts';
import { SubjectsService } from './subjects.ts';
import { TimelineService } from './timeline.service.ts';
import { TimelineEntryRow } from './timeline-entry.entity.ts';
import { type WorkDeps, WorkService } from './work.service.ts';

/** Rows that belong to something that the person sent. */
const rows = `(registration_id IN (SELECT id FROM registrations WHERE lower(email) = $1)
  OR message_id IN (SELECT id FROM contact_submissions WHERE lower(email) = $1)
  OR booking_id IN (SELECT id FROM bookings WHERE lower(email) = $1))`;

const personalWork: Readonly<Record<string, PersonalTable>> = {
  timeline_entries: {
    name: 'Timeline and notes',
    rows,
    kind: null,
    // A booking stays, without its person.
    erasure: 'delete',
    columns: {
      text: `sealed:${about.note}`,
      ...columns('person', 'by_name from_value to_value'),
      ...columns('record', 'id registration_id message_id booking_id type at edited_at reply_id reminder_id'),
      ...columns('ours', 'by_id'),
    },
  },
  reminders: {
    name: 'Reminders',
    rows,
    kind: null,
    // A booking stays, without its person.
    erasure: 'delete',
    columns: {
      text: `sealed:${about.reminder}`,
      ...columns('record', 'id registration_id message_id booking_id due_on done_at created_at'),
      ...columns('ours', 'assignee_id'),
    },
  },
};

export const office = defineFeature({
  services({ staff, ...needs }: Omit<NotesDeps, 'timeline'> & { staff: StaffService }) {
    const timeline = new TimelineService(needs);
    const deps = { ...needs, timeline };
    return {
      timeline,
      notes: new NotesService(deps),
      reminders: new RemindersService(deps),
      subjects: new SubjectsService(needs.db),
      staff,
    };
  },
  validates: ['addReminder'],
  personal: personalWork,
  entities: [TimelineEntryRow, ReminderRow],
  resolvers: {
    Query: {
      timeline: (_, { subject }, { services }) => services.timeline.list(subject),
      reminders: (_, args, { services, actor }) => services.reminders.list(actor, args),
    },
    Mutation: {
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
    Registration: {
      assignee: ({ assigneeId }, _, { services }) => services.staff.member(assigneeId),
      nextReminderOn: ({ id }, _, { services }) => services.reminders.nextDay({ kind: 'registration', id }),
    },
    ListedRegistration: {
      assignee: ({ assigneeId }, _, { services }) => services.staff.member(assigneeId),
      nextReminderOn: ({ id }, _, { services }) => services.reminders.nextDay({ kind: 'registration', id }),
    },
    ContactSubmission: {
      assignee: ({ assigneeId }, _, { services }) => services.staff.member(assigneeId),
      nextReminderOn: ({ id }, _, { services }) => services.reminders.nextDay({ kind: 'message', id }),
    },
    Booking: {
      assignee: ({ assigneeId }, _, { services }) => services.staff.member(assigneeId),
      nextReminderOn: ({ id }, _, { services }) => services.reminders.nextDay({ kind: 'booking', id }),
    },
    Reminder: {
      text: (reminder, _, { services }) => services.reminders.text(reminder),
      assignee: ({ assigneeId }, _, { services }) => services.staff.member(assigneeId),
    },
  },
});

interface WorkNeeds extends WorkDeps {
  registrations: RegistrationsService;
  contact: ContactService;
}

/** Apart, because it answers what it changed: registrations and messages, which have a timeline before. */
export const work = defineFeature({
  services: ({ registrations, contact, ...needs }: WorkNeeds) => ({
    work: new WorkService(needs),
    registrations,
    contact,
  }),
  validates: ['setRegistrationStatus', 'assignRegistrations', 'setMessageStatus', 'assignMessages'],
  resolvers: {
    Query: {
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
    },
  },
});
