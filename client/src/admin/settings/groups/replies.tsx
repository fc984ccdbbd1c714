import type { SubjectKind } from '../../../generated/schema.ts';
import { messageStatuses } from '../../messages/message-work-kind.ts';
import { registrationStatuses } from '../../registrations/registration-work-kind.ts';
import { itemForm, items } from '../../screens/form/items/items.tsx';
import { check, longText, select, text } from '../../screens/form/kinds.tsx';
import * as settings from '../settings.generated.ts';
import { groupForm } from './group-form.ts';

const kinds: Record<SubjectKind, string> = {
  registration: 'A registration',
  message: 'A message',
  booking: 'A booking',
};

const template = itemForm<settings.ReplyTemplateInput>(
  { add: 'Add a template', one: 'Template' },
  settings.replyTemplateInputRules,
)({
  name: text({ hint: 'What you choose it by.' }),
  kind: select(kinds, { label: 'Answers' }),
  subject: text(),
  text: longText({
    rows: 10,
    hint: 'May hold {firstName}, {lastName}, {number}, {name}, {answers}, {phone}, {email} and {city}; for a registration or a booking {program} and {startDate} too, for a booking also {reference}, {total}, {paid} and {outstanding}.',
  }),
  thenStatus: select(
    { ...registrationStatuses, ...messageStatuses },
    {
      label: 'Then set it to',
      none: 'Nothing in particular',
      hint: 'Ticked beside “Send” when this template is chosen. “Open”, “Answered” and “Spam” are for messages, the others for registrations; none is for bookings.',
    },
  ),
  thenTake: check({ label: 'Who sends it takes charge', hint: 'Ticked beside “Send” as well.' }),
});

export const group = groupForm({
  now: settings.StaffRepliesSettingsNowDocument,
  update: settings.UpdateRepliesSettingsDocument,
  rules: settings.repliesSettingsInputRules,
})({
  templates: items(template, { hint: 'In this order.' }),
  chatGreeting: longText({
    rows: 3,
    label: 'First words of a WhatsApp chat',
    hint: 'With somebody who registered; may hold what a template for a registration may. Empty: a sentence that says who writes and about what.',
  }),
});
